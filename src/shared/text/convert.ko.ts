import type { ExportFormatId } from '#engine/game/export-formats'
import type { Clash } from '../contract/convert.ts'
import type { Encoding, SkipReason } from '../contract/files.ts'

const number = new Intl.NumberFormat('ko')

const formats: Readonly<Record<ExportFormatId, string>> = {
  gib: '장기 기보 (.gib)',
  pgn: 'PGN (Pab4)',
  notation: 'PGN, 장기 표기 (P71-72)',
  janggi: '장기 스튜디오 문서 (.janggi)',
  fen: '끝 국면 FEN',
  epd: '끝 국면 EPD',
  uci: '엔진 수순 (UCI)',
}

const encodings: Readonly<Record<Encoding, string>> = {
  cp949: 'CP949 (한글 윈도우)',
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

const clashes: Readonly<Record<Clash, string>> = {
  keep: '그대로 두고 건너뛰기',
  replace: '바꾸어 쓰기',
  number: '번호를 붙여 새로 쓰기',
}

const skipReasons: Readonly<Record<SkipReason, string>> = {
  'no-record': '기보가 아님',
  encrypted: '암호가 걸려 있음',
  'unknown-method': '모르는 압축 방식',
  'too-large': '한도보다 큼',
  suspicious: '비정상으로 크게 풀림',
  damaged: '깨져 있음',
}

/** Words of reading and writing many records: archives, encodings, export, converting. */
export const convertKo = {
  formats,
  encodings,
  clashes,
  skipReasons,
  format: '형식',
  encoding: '글자 부호',
  folder: '폴더',
  changeFolder: '폴더 바꾸기…',
  upFolder: '위 폴더로',
  noFolders: '하위 폴더가 없습니다.',
  moreFolders: '폴더가 더 있지만 일부만 보입니다.',
  fileName: '파일 이름',
  stop: '그만두기',
  problems: {
    notEncoded: (encoding: string, characters: string): string =>
      `${encoding} 부호에 없는 글자가 있어 쓰지 않았습니다: ${characters}`,
    nameClash: (path: string): string => `다른 기보를 이미 이 이름으로 썼습니다: ${path}`,
    exists: (path: string): string => `이미 있는 파일입니다: ${path}`,
    notWritten: (path: string, detail: string): string => `쓰지 못했습니다: ${path} (${detail})`,
  },
  collection: {
    opened: (name: string, files: number, games: number, skipped: number): string =>
      `${name}: 파일 ${number.format(files)}개에서 ${number.format(games)}국을 열었습니다${skipped > 0 ? `. 건너뛴 파일 ${number.format(skipped)}개` : ''}.`,
    skippedOne: (name: string, reason: string): string => `${name}: ${reason}`,
    openFolder: '이 폴더의 기보 모두 열기',
    dropped: (names: readonly string[]): string =>
      names.length === 1 ? (names[0] ?? '') : `${names[0] ?? ''} 외 ${names.length - 1}개`,
  },
  exporting: {
    title: '내보내기',
    which: '내보낼 대국',
    current: (n: number): string => `지금 대국 (${number.format(n)}번)`,
    listed: (games: number): string => `번호로 고르기 (전체 ${number.format(games)}국)`,
    all: (games: number): string => `전체 ${number.format(games)}국`,
    numbers: '대국 번호',
    numbersHint: '예: 1-5, 8',
    noNumbers: '그런 번호의 대국이 없습니다.',
    losses: '이 형식에 담을 수 없는 것',
    nothingLost: '빠지는 것 없이 모두 담깁니다.',
    lostPart: (part: string, games: number): string => `${part}: ${number.format(games)}국`,
    checking: (done: number, all: number): string =>
      `살펴보는 중… ${number.format(done)} / ${number.format(all)}국`,
    writing: '쓰는 중…',
    choose: '저장할 곳 고르기…',
    saveHere: '여기에 저장',
    replace: '바꾸어 쓰기',
    asUtf8: 'UTF-8로 쓰기',
    saved: (name: string, games: number): string =>
      `${number.format(games)}국을 「${name}」 파일로 내보냈습니다.`,
    untitled: '기보',
  },
  batch: {
    title: '폴더째 바꾸기',
    intro: '폴더에 든 기보를 모두 다른 형식으로 바꾸어 다른 폴더에 씁니다. 원본은 그대로 둡니다.',
    from: '읽을 폴더',
    to: '쓸 폴더',
    clash: '같은 이름의 파일이 있으면',
    start: '바꾸기 시작',
    sameFolder: '읽을 폴더와 쓸 폴더가 같습니다. 다른 폴더를 고르세요.',
    progress: (done: number, all: number): string =>
      `${number.format(all)}개 중 ${number.format(done)}개`,
    rate: (games: number): string => `초당 ${number.format(games)}국`,
    done: '바꾼 파일',
    games: '대국',
    lossy: '일부가 빠진 파일',
    failed: '실패한 파일',
    noRecords: '기보가 아닌 파일',
    finished: (seconds: string): string => `${seconds}초 만에 마쳤습니다.`,
    stopped: '그만두었습니다. 그때까지 쓴 파일은 온전합니다.',
    lost: '형식에 담을 수 없어 빠진 것',
    problems: '실패한 까닭',
  },
  encodingDialog: {
    title: '글자 부호 바꾸어 읽기',
    intro: (name: string): string =>
      `「${name}」 파일을 다른 글자 부호로 다시 읽습니다. 글이 바르게 보이는 것을 고르세요.`,
    now: '지금 부호',
    unreadable: (count: number): string =>
      count === 0 ? '읽지 못한 글자 없음' : `읽지 못한 글자 ${number.format(count)}개`,
    reading: '읽는 중…',
    read: '이 부호로 다시 읽기',
    unsaved: '저장하지 않은 변경이 있어 다시 읽을 수 없습니다. 먼저 저장하세요.',
    noBytes: '붙여 넣은 글은 이미 유니코드라서 글자 부호를 고를 수 없습니다.',
  },
  report: {
    save: '읽기 보고서 저장…',
    saveText: '글로 저장…',
    saveCsv: '표(CSV)로 저장…',
    name: (name: string): string => `${name} 읽기 보고서`,
    columns: ['파일', '대국', '수', '행', '열', '종류', '코드', '내용', '적힌 글'],
    title: (name: string): string => `읽기 보고서: ${name}`,
    none: '모든 대국을 문제없이 읽었습니다.',
    saved: (name: string): string => `보고서를 「${name}」 파일로 저장했습니다.`,
    summary: (games: number, findings: number): string =>
      `${number.format(games)}국에서 ${number.format(findings)}건을 찾았습니다.`,
  },
}
