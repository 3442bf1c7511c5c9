/** Words of the host: native menu and dialogs, and what the start commands say in a terminal. */
export const hostKo = {
  /** The native menu. Commands of the studio itself take their words from `window`. */
  menu: {
    about: '장기 스튜디오에 관하여',
    services: '서비스',
    hide: '장기 스튜디오 가리기',
    hideOthers: '기타 가리기',
    unhide: '모두 보기',
    quit: '장기 스튜디오 종료',
    file: '파일',
    open: '열기…',
    closeWindow: '윈도우 닫기',
    edit: '편집',
    undo: '실행 취소',
    redo: '다시 실행',
    cut: '오려두기',
    copy: '복사',
    paste: '붙여넣기',
    selectAll: '모두 선택',
    view: '보기',
    fullScreen: '전체 화면',
    window: '윈도우',
    minimize: '최소화',
    zoom: '확대/축소',
    front: '모두 앞으로 가져오기',
  },
  openDialog: {
    title: '기보 열기',
    records: '기보 (.gib)',
    all: '모든 파일',
  },
  crash: {
    message: '화면이 예기치 않게 멈추었습니다.',
    detail: (reason: string) => `원인: ${reason}. 다시 불러오면 계속할 수 있습니다.`,
    reload: '다시 불러오기',
    close: '닫기',
  },
  /** What `npm start` says. */
  start: {
    building: '빌드하는 중…',
    buildFailed: '빌드하지 못했습니다.',
    fetching: (percent: number, megabytes: number) =>
      `Electron 내려받는 중: ${percent} % (${megabytes} MB)`,
    unpacking: 'Electron 푸는 중…',
    noElectron: (reason: string) => `Electron을 쓸 수 없어(${reason}) 브라우저 창에서 엽니다.`,
    electronFailed: (code: string) =>
      `Electron이 시작하지 못했습니다(${code}). 브라우저 창에서 엽니다.`,
    sourceSilent: '내려받을 곳이 응답하지 않음',
    sourceRefused: (status: string) => `내려받을 곳의 응답: ${status}`,
    asRoot: '관리자(root)로 시작하여 창의 샌드박스를 끕니다(--no-sandbox).',
    noDisplay: '화면(DISPLAY)이 없습니다. 브라우저에서 아래 주소를 여세요.',
    noBrowser: '설치된 Chromium, Chrome, Edge가 없습니다. 브라우저에서 아래 주소를 여세요.',
    browserFailed: (name: string, code: string) =>
      `${name} 창을 열지 못했습니다(${code}). 브라우저에서 아래 주소를 여세요.`,
    address: (url: string) => `주소: ${url}`,
    howToStop: '끝내려면 Ctrl+C를 누르세요.',
    hostFailed: (code: string) => `호스트가 시작하지 못했습니다(${code}).`,
    running: (name: string) => `${name} 창에서 열었습니다. 창을 닫거나 Ctrl+C를 누르면 끝납니다.`,
  },
}
