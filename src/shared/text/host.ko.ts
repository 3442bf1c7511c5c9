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
    closeWindow: '윈도우 닫기',
    edit: '편집',
    undo: '실행 취소',
    redo: '다시 실행',
    cut: '오려두기',
    copy: '복사',
    paste: '붙여넣기',
    selectAll: '모두 선택',
    fullScreen: '전체 화면',
    window: '윈도우',
    minimize: '최소화',
    zoom: '확대/축소',
    front: '모두 앞으로 가져오기',
  },
  openDialog: {
    title: '기보 열기',
    saveTitle: '기보 저장',
    records: '기보',
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
    usage: '사용법: npm start [-- --browser] [파일…]',
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
    howToStop: '끝내려면 Ctrl+C를 누르세요.',
    hostFailed: (code: string) => `호스트가 시작하지 못했습니다(${code}).`,
    running: (name: string) => `${name} 창에서 열었습니다. 창을 닫거나 Ctrl+C를 누르면 끝납니다.`,
  },
  fileErrors: {
    'file-not-found': (path: string) => `파일을 찾을 수 없습니다: ${path}`,
    'file-not-allowed': (path: string) =>
      `이 위치의 파일은 열 수 없습니다: ${path}. 홈 폴더 안의 파일이나 시작할 때 지정한 파일만 열 수 있습니다.`,
    'file-is-a-folder': (path: string) => `파일이 아니라 폴더입니다: ${path}`,
    'file-is-special': (path: string) => `일반 파일이 아니어서 읽을 수 없습니다: ${path}`,
    'file-too-large': (path: string, megabytes: string, limit: string) =>
      `파일이 너무 큽니다: ${path} (${megabytes} MB, 한도 ${limit} MB)`,
    'file-unreadable': (path: string, detail: string) =>
      `파일을 읽지 못했습니다: ${path} (${detail})`,
    'upload-out-of-order': (name: string) =>
      `파일을 옮기다 순서가 어긋났습니다: ${name}. 다시 시도하세요.`,
    'too-many-uploads': (name: string, limit: number) =>
      `한 번에 ${limit}개까지만 옮길 수 있습니다: ${name}. 잠시 뒤 다시 시도하세요.`,
  },
  /** What can go wrong between window and host. */
  faults: {
    cancelled: '취소했습니다.',
    disconnected: '프로그램과 연결이 끊어졌습니다.',
    busy: (limit: number) =>
      `한 번에 ${limit}개 작업까지만 할 수 있습니다. 잠시 뒤 다시 시도하세요.`,
    'bad-message': (detail: string) => `창과 프로그램이 서로 이해하지 못했습니다: ${detail}`,
    crashed: (detail: string) => `프로그램 오류로 작업이 멈추었습니다: ${detail}`,
  },
  /** What the browser host says in a terminal and on its few own pages. */
  web: {
    usage: '사용법: web.js [--json] [--wait 초] [--] [파일…]',
    badOption: (detail: string) => `알 수 없는 옵션: ${detail}`,
    nodeTooOld: (version: string, needed: number) =>
      `Node ${version}은(는) 너무 오래되었습니다. Node ${needed} 이상이 필요합니다.`,
    notBuilt: (folder: string) =>
      `창이 아직 빌드되지 않았습니다(${folder}). 먼저 npm run build를 실행하세요.`,
    failed: (detail: string) => `시작하지 못했습니다: ${detail}`,
    ready: (url: string) => `장기 스튜디오: ${url} (끝내려면 Ctrl+C)`,
    usedAddress: '이 주소는 한 번만 쓸 수 있습니다. 프로그램을 다시 시작하여 새 주소를 여세요.',
  },
}
