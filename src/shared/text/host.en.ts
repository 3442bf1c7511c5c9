import type { hostKo } from './host.ko.ts'

export const hostEn: typeof hostKo = {
  menu: {
    about: 'About Janggi Studio',
    services: 'Services',
    hide: 'Hide Janggi Studio',
    hideOthers: 'Hide Others',
    unhide: 'Show All',
    quit: 'Quit Janggi Studio',
    closeWindow: 'Close Window',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    fullScreen: 'Full Screen',
    window: 'Window',
    minimize: 'Minimize',
    zoom: 'Zoom',
    front: 'Bring All to Front',
  },
  openDialog: {
    title: 'Open Records',
    saveTitle: 'Save Record',
    records: 'Game records',
    all: 'All files',
  },
  crash: {
    message: 'The window stopped unexpectedly.',
    detail: (reason) => `Reason: ${reason}. Reload to go on.`,
    reload: 'Reload',
    close: 'Close',
  },
  start: {
    usage: 'Usage: npm start [-- --browser] [FILE…]',
    building: 'Building…',
    buildFailed: 'The build failed.',
    fetching: (percent, megabytes) => `Fetching Electron: ${percent} % of ${megabytes} MB`,
    unpacking: 'Unpacking Electron…',
    noElectron: (reason) =>
      `Electron is not available (${reason}): using a browser window instead.`,
    electronFailed: (code) => `Electron could not start (${code}): using a browser window instead.`,
    sourceSilent: 'its source does not answer',
    sourceRefused: (status) => `its source answered ${status}`,
    asRoot: 'Started as root: the sandbox of the window is off (--no-sandbox).',
    noDisplay: 'There is no display. Open this address in a browser:',
    noBrowser: 'No Chromium, Chrome or Edge is installed. Open this address in a browser:',
    browserFailed: (name, code) =>
      `${name} could not open its window (${code}). Open this address in a browser:`,
    howToStop: 'Press Ctrl+C to stop.',
    hostFailed: (code) => `The host could not start (${code}).`,
    running: (name) => `Open in a ${name} window. Close it or press Ctrl+C to stop.`,
  },
  fileErrors: {
    'file-not-found': (path) => `File not found: ${path}`,
    'file-not-allowed': (path) =>
      `Files in this place can't be opened: ${path}. Only files in the home folder and those named at the start can.`,
    'file-is-a-folder': (path) => `This is a folder, not a file: ${path}`,
    'file-is-special': (path) => `This is not a regular file and can't be read: ${path}`,
    'file-too-large': (path, megabytes, limit) =>
      `The file is too large: ${path} (${megabytes} MB, the limit is ${limit} MB)`,
    'file-unreadable': (path, detail) => `The file could not be read: ${path} (${detail})`,
    'upload-out-of-order': (name) =>
      `The pieces of the file came out of order: ${name}. Please try again.`,
    'too-many-uploads': (name, limit) =>
      `Only ${limit} files can be handed over at once: ${name}. Please try again in a moment.`,
  },
  faults: {
    cancelled: 'Cancelled.',
    disconnected: 'The connection to the program was lost.',
    busy: (limit) => `Only ${limit} tasks can run at once. Please try again in a moment.`,
    'bad-message': (detail) => `Window and program did not understand each other: ${detail}`,
    crashed: (detail) => `The task stopped because of an error in the program: ${detail}`,
  },
  web: {
    usage: 'Usage: web.js [--json] [--wait SECONDS] [--] [FILE…]',
    badOption: (detail) => `Unknown option: ${detail}`,
    nodeTooOld: (version, needed) =>
      `Node ${version} is too old. Node ${needed} or later is needed.`,
    notBuilt: (folder) => `The window has not been built yet (${folder}). Run npm run build first.`,
    failed: (detail) => `Could not start: ${detail}`,
    ready: (url) => `Janggi Studio: ${url} (Ctrl+C stops it)`,
    usedAddress: 'This address works once only. Start the program again and open its new address.',
  },
}
