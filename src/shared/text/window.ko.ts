import type { Side } from '#engine/rules/types'
import { commandsKo } from './commands.ko.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: '초', han: '한' }

/** Words of the window. */
export const windowKo = {
  appName: '장기 스튜디오',
  close: '닫기',
  cancel: '취소',
  open: '열기',
  side: SIDE,

  places: {
    label: '작업 공간',
    game: '대국',
    library: '보관함',
    cases: '규칙 사례',
    position: '국면',
  },

  commands: commandsKo,
  commandGroups: {
    file: '파일',
    edit: '편집',
    game: '판',
    copy: '복사',
    go: '이동',
    view: '보기',
    panel: '패널',
    engine: '엔진',
    app: '프로그램',
  },
  menu: '메뉴',

  keys: {
    title: '단축키',
    mouse: '마우스',
    wheel: '판 위에서 휠',
    wheelDoes: '한 수 앞뒤로',
    drop: '창에 파일 놓기',
    dropDoes: '기보 열기',
  },

  palette: {
    title: '명령 찾기',
    placeholder: '명령 이름을 입력해 주세요',
    results: '명령',
    none: '맞는 명령이 없습니다.',
  },

  empty: {
    title: '어떤 기보를 볼까요?',
    explain: '기보 파일을 열면 판 위에서 한 수씩 따라갈 수 있습니다.',
    open: '기보 열기',
    paste: '글로 붙여넣기',
    drop: '파일을 이 창에 끌어다 놓아도 열립니다.',
  },
  dropHere: '여기에 놓으면 기보를 엽니다',

  paste: {
    title: '기보 붙여넣기',
    label: '기보 글',
    explain: '복사한 기보를 아래에 붙여넣어 주세요. 창 어디에서나 Ctrl+V를 눌러도 됩니다.',
    untitled: (n: number): string => (n === 1 ? '붙여넣은 기보' : `붙여넣은 기보 ${n}`),
  },

  fileDialog: {
    title: '기보 열기',
    places: '바로 가기',
    filter: '이름으로 찾기',
    list: '파일 목록',
    up: '상위 폴더',
    empty: '빈 폴더입니다.',
    noMatch: '맞는 이름이 없습니다.',
    truncated: '항목이 많아 앞의 5,000개만 보입니다. 이름으로 찾아 주세요.',
    loading: '읽고 있습니다…',
    chosen: (n: number): string => `${n}개 선택`,
    openChosen: (n: number): string => (n > 1 ? `${n}개 열기` : '열기'),
  },

  documents: {
    label: '열린 기보',
    closeOne: (name: string): string => `${name} 닫기`,
    opening: (name: string): string => `「${name}」 파일을 읽고 있습니다…`,
  },

  panels: {
    label: '패널',
    groups: { record: '수순과 기보', notes: '해설과 정보', study: '분석과 판정' },
    fold: (group: string) => `${group} 접기`,
    unfold: (group: string) => `${group} 펴기`,
    resize: '크기 조절',
    games: '판 목록',
    moves: '수순',
    analysis: '엔진 분석',
    explorer: '보관함',
    review: '복기',
    tree: '변화도',
    annotation: '해설',
    ruling: '판정',
    headers: '대국 정보',
    report: '읽기 보고',
    text: '기보 글',
  },

  games: {
    number: '번호',
    players: '초 · 한',
    occasion: '날짜 · 대회',
    arrangement: '상차림',
    result: '결과',
    plies: '수',
    filter: '선수, 대회, 날짜로 찾기',
    count: (shown: number, all: number): string =>
      shown === all ? `모두 ${all}판` : `${all}판 가운데 ${shown}판`,
    none: '맞는 판이 없습니다.',
    of: (n: number, all: number): string => `${n} / ${all}판`,
    unknownPlayer: '미상',
  },

  moves: {
    pass: '한수쉼',
    check: '장군',
    capture: '잡음',
    none: '수가 없는 기보입니다.',
    unread: '여기서부터는 읽지 못했습니다.',
    illegal: '둘 수 없는 수가 그대로 두어짐',
    illegalShort: '반칙',
    bookmark: '책갈피',
    returns: { repetition: '되풀이된 국면', transposition: '다른 수순에도 있는 국면' },
    fold: '변화 접기',
    unfold: '변화 펼치기',
    hidden: (n: number): string => `… ${n}수`,
    longComment: (all: number): string => `… (모두 ${all.toLocaleString('ko')}자)`,
    seconds: (n: number): string => `${n}초`,
    /** Full name of a move for a screen reader. */
    name: (ply: number, side: Side, text: string): string => `${ply}수 ${SIDE[side]} ${text}`,
  },

  headers: {
    result: '결과',
    start: '시작',
    none: '머리글이 없는 기보입니다.',
    written: '적힌 그대로',
    choWins: '초 승리',
    hanWins: '한 승리',
    draw: '무승부',
    unknown: '알 수 없음',
    reasons: {
      checkmate: '외통',
      resignation: '기권',
      time: '시간 초과',
      points: '점수',
      bikjang: '빅장',
      agreement: '합의',
      disconnection: '접속 끊김',
      complete: '완승',
      disqualification: '실격',
      automatic: '자동',
    },
    hanFirst: '한이 먼저 둡니다',
  },

  report: {
    none: '문제없이 읽었습니다.',
    place: (line: number, column: number): string => `${line}행 ${column}열`,
    game: '이 판',
    file: '파일',
    inText: '기보 글에서 보기',
    severity: { error: '오류', warning: '주의', info: '참고' },
    more: (n: number): string => `그 밖에 ${n}건이 더 있습니다.`,
  },

  players: {
    points: '점',
    pointsName: (side: Side, n: number): string => `${SIDE[side]} ${n}점`,
    unknown: (side: Side): string => `${SIDE[side]} (이름 모름)`,
    bar: (cho: number, han: number): string => `초 ${cho} : 한 ${han}`,
    barName: '남은 기물 점수',
    toMove: '둘 차례',
    deom: '한의 점수에는 덤 1.5점이 들어 있습니다.',
  },

  steps: {
    label: '수 넘기기',
    position: (ply: number, all: number): string => `${ply} / ${all}수`,
    pause: '자동 재생 멈추기',
  },

  said: {
    start: '시작 국면입니다.',
    move: (ply: number, side: Side, text: string): string => `${ply}수 ${SIDE[side]} ${text}`,
    check: '장군.',
    pass: '한수쉼',
    end: '마지막 수입니다.',
    turn: (side: Side): string => `${SIDE[side]} 차례입니다.`,
    verdict: (outcome: string): string => `판정: ${outcome}.`,
    recorded: (result: string): string => `기록된 결과: ${result}.`,
  },

  settings: {
    title: '설정',
    groups: { language: '언어와 모양', board: '장기판', replay: '재생' },
    language: '언어',
    languages: { system: '시스템', ko: '한국어', en: 'English' },
    theme: '화면',
    themes: { system: '시스템', light: '밝게', dark: '어둡게', contrast: '고대비' },
    zoom: '크기',
    pieceSet: '기물',
    pieceSets: {
      hanja: '한자',
      'hanja-hangul': '한자와 한글',
      hangul: '한글',
      pictures: '그림',
      letters: '영문',
    },
    boardTheme: '판 모양',
    boardThemes: { paper: '종이', wood: '나무', slate: '석판' },
    boardThemeInContrast: '고대비 화면에서는 고대비 판을 씁니다.',
    coordinates: '좌표',
    coordinateStyles: { kibo: '기보 (79)', uci: '영문 (a4)', both: '둘 다', none: '없음' },
    coordinateSize: '좌표 크기',
    coordinateSizes: { small: '작게', medium: '보통', large: '크게' },
    moveInput: '두는 방법',
    dragMoves: '끌어서 놓기',
    clickMoves: '눌러서 들고 눌러서 놓기',
    moveInputHint: '자판으로는 언제나 둘 수 있습니다.',
    animation: '기물이 움직이는 모습 보이기',
    autoplay: '자동 재생 빠르기',
    autoplaySeconds: (n: number): string => `한 수에 ${n}초`,
  },

  notices: {
    label: '알림',
    dismiss: '알림 닫기',
    kept: '열려 있던 것은 그대로입니다.',
    reason: (name: string, reason: string): string =>
      `「${name}」 파일을 열지 못했습니다. ${reason}`,
    disconnected: '프로그램과 연결이 끊어졌습니다. 다시 연결하고 있습니다…',
    hostGone:
      '프로그램이 끝났습니다. 열린 기보는 계속 볼 수 있습니다. 새 파일을 열려면 장기 스튜디오를 다시 시작해 주세요.',
    reconnected: '다시 연결했습니다.',
    settingsNotSaved: (detail: string): string => `설정을 저장하지 못했습니다. ${detail}`,
    openedWithProblems: (name: string, errors: number, warnings: number): string =>
      `「${name}」 파일을 열었습니다. 오류 ${errors}건, 주의 ${warnings}건이 있습니다.`,
    unreadableBytes: (name: string, n: number): string =>
      `「${name}」 파일에 글자로 읽지 못한 바이트가 ${n}개 있습니다.`,
    movesLeftOut: (n: number): string => `여기서 둘 수 없는 수 ${n}개는 넣지 않았습니다.`,
    crashed: (detail: string): string =>
      `예상하지 못한 오류가 생겼습니다. 열린 기보는 그대로입니다. (${detail})`,
  },
}
