/** Words for saving, closing and bringing back documents. */
export const savingKo = {
  unsaved: '저장하지 않음',
  elsewhere: '다른 이름으로 저장…',
  saveAs: {
    title: '다른 이름으로 저장',
    format: '형식',
    formats: {
      janggi: '장기 스튜디오 (.janggi)',
      gib: '기보 (.gib)',
      pgn: 'PGN',
      notation: 'PGN (장기 기보법)',
    },
    encoding: '글자',
    encodingHint: '오래된 프로그램은 CP949만 읽습니다.',
    lost: '이 형식에는 다음이 남지 않습니다. 그대로 간직하려면 .janggi로 저장해 주세요.',
    nothingLost: '이 형식에는 모든 것이 그대로 남습니다.',
    choosePlace: '저장할 곳 고르기…',
    name: '파일 이름',
    exists: '같은 이름의 파일이 있습니다.',
    overwrite: '덮어쓰기',
  },
  check: {
    losses: {
      title: '이 형식에 남지 않는 것',
      explain: (name: string): string =>
        `「${name}」의 형식에는 다음이 남지 않습니다. 그대로 간직하려면 .janggi로 저장해 주세요.`,
      goOn: '빼고 저장',
    },
    changed: {
      title: '파일이 바뀌었습니다',
      explain: (name: string): string =>
        `「${name}」 파일이 연 뒤에 다른 곳에서 바뀌었습니다. 덮어쓰면 그 내용이 사라집니다.`,
      goOn: '덮어쓰기',
    },
    'not-encodable': {
      title: 'CP949에 없는 글자',
      explain: (name: string): string =>
        `「${name}」에 CP949로 적을 수 없는 글자가 있습니다. UTF-8로 저장하면 그대로 남지만, 오래된 프로그램은 읽지 못할 수 있습니다.`,
      goOn: 'UTF-8로 저장',
    },
  },
  closing: {
    title: '저장하지 않은 기보',
    explain: (name: string): string => `「${name}」에 저장하지 않은 것이 있습니다.`,
    discard: '저장하지 않고 닫기',
  },
  problems: {
    'file-not-allowed': (path: string): string => `이 위치에는 저장할 수 없습니다: ${path}`,
    'file-exists': (path: string): string => `같은 이름의 파일이 있습니다: ${path}`,
    'file-changed': (path: string): string => `파일이 다른 곳에서 바뀌었습니다: ${path}`,
    'file-not-written': (path: string, detail: string): string =>
      `저장하지 못했습니다: ${path} (${detail})`,
    'not-encodable': (characters: string): string => `CP949에 없는 글자: ${characters}`,
    handedOver: '글을 넘기다 끊겼습니다. 다시 저장해 주세요.',
    tooLong: '글이 너무 길어 저장하지 못했습니다.',
  },
  notices: {
    saved: (name: string): string => `「${name}」에 저장했습니다.`,
    notSaved: (reason: string): string => `저장하지 못했습니다. ${reason}`,
    restored: (n: number): string => `저장하지 않은 기보 ${n}개를 되살렸습니다.`,
    notKept: (detail: string): string =>
      `저장하지 않은 것을 임시로 남기지 못했습니다. 곧 저장해 주세요. (${detail})`,
    changedOnDisk: (name: string): string => `「${name}」 파일이 다른 곳에서 바뀌었습니다.`,
  },
  recent: '최근에 연 기보',
  noRecent: '최근에 연 기보가 없습니다.',
}
