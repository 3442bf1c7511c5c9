/** Words of rulings in the window: the panel, and the dialog that makes rule sets. */
export const rulingKo = {
  panel: {
    rules: '규칙',
    presets: '준비된 규칙',
    own: '내 규칙',
    unsaved: '이 기보에 적힌 규칙',
    /** @param preferred 정하지 않은 대국을 판정하는 규칙 */
    none: (preferred: string): string => `정하지 않음 · ${preferred}`,
    keep: '이 대국의 규칙으로 적어 두기',
    ofGame: '대국에 적힌 규칙',
    preferred: '내가 고른 규칙',
    verdict: '판정',
    recorded: '기록된 결과',
    differsFromRecord: '기록된 결과와 다릅니다.',
    ply: (n: number): string => `${n}수`,
    goTo: (n: number): string => `${n}수로 가기`,
    stopped: (n: number, why: string): string =>
      `${n}수는 판 위에서 둘 수 없어 그 앞까지 판정했습니다. ${why}`,
    tooLong: (n: number): string =>
      `수가 너무 많아 앞의 ${n.toLocaleString('ko')}수만 판정했습니다.`,
    events: '판정에 걸린 일',
    noEvents: '판정에 걸릴 일이 없습니다.',
    all: '잡음과 장군도 보기',
    more: (n: number): string => `그 밖에 ${n.toLocaleString('ko')}수가 더 있습니다.`,
    others: '다른 규칙이면',
    noOthers: '준비된 다른 규칙으로 보아도 같습니다.',
  },

  ruleSet: {
    makeTitle: '규칙 만들기',
    editTitle: '규칙 고치기',
    name: '이름',
    namePlaceholder: '예: 우리 동호회 규칙',
    groups: { ends: '끝내기', repetition: '반복수', passes: '한수쉼과 수 제한' },
    moveLimit: '0은 제한 없음입니다. 흔히 150, 200, 250수를 씁니다.',
    save: '저장',
    remove: '지우기',
    removeAsk: (name: string): string => `「${name}」 규칙을 지울까요?`,
    problems: {
      noName: '이름을 적어 주세요.',
      presetName: '준비된 규칙이 쓰는 이름입니다. 다른 이름을 적어 주세요.',
      badName: (longest: number): string => `이름은 한 줄로, ${longest}자까지 쓸 수 있습니다.`,
      nameTaken: '같은 이름의 규칙이 있습니다. 다른 이름을 적어 주세요.',
      moveLimit: (most: number): string =>
        `0에서 ${most.toLocaleString('ko')}까지의 정수를 적어 주세요.`,
      tooMany: (limit: number): string =>
        `규칙은 ${limit}개까지 저장할 수 있습니다. 쓰지 않는 규칙을 지워 주세요.`,
      notSaved: (detail: string): string => `규칙을 저장하지 못했습니다. (${detail})`,
    },
  },
}
