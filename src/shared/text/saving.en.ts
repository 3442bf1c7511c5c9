import type { savingKo } from './saving.ko.ts'

export const savingEn: typeof savingKo = {
  unsaved: 'unsaved',
  elsewhere: 'Save as…',
  saveAs: {
    title: 'Save as',
    format: 'Format',
    formats: {
      janggi: 'Janggi Studio (.janggi)',
      gib: 'Record (.gib)',
      pgn: 'PGN',
      notation: 'PGN (Janggi notation)',
    },
    encoding: 'Encoding',
    encodingHint: 'Old programs read CP949 only.',
    lost: 'This format cannot hold the following. To keep everything, save as .janggi.',
    nothingLost: 'This format holds everything.',
    choosePlace: 'Choose place…',
    name: 'File name',
    exists: 'A file of this name is there.',
    overwrite: 'Overwrite',
  },
  check: {
    losses: {
      title: 'Not held by this format',
      explain: (name) =>
        `The format of “${name}” cannot hold the following. To keep everything, save as .janggi.`,
      goOn: 'Save without',
    },
    changed: {
      title: 'The file has changed',
      explain: (name) =>
        `“${name}” was changed elsewhere after it was opened. Overwriting loses that.`,
      goOn: 'Overwrite',
    },
    'not-encodable': {
      title: 'Characters that CP949 lacks',
      explain: (name) =>
        `“${name}” holds characters that CP949 lacks. UTF-8 keeps them, but old programs may not read it.`,
      goOn: 'Save as UTF-8',
    },
  },
  closing: {
    title: 'Unsaved record',
    explain: (name) => `“${name}” has changes that are not saved.`,
    discard: 'Close without saving',
  },
  problems: {
    'file-not-allowed': (path) => `Cannot save here: ${path}`,
    'file-exists': (path) => `A file of this name is there: ${path}`,
    'file-changed': (path) => `The file was changed elsewhere: ${path}`,
    'file-not-written': (path, detail) => `Could not save: ${path} (${detail})`,
    'not-encodable': (characters) => `Not in CP949: ${characters}`,
    handedOver: 'The text did not arrive whole. Please save again.',
    tooLong: 'The text is too long to be saved.',
  },
  notices: {
    saved: (name) => `Saved to “${name}”.`,
    notSaved: (reason) => `Not saved. ${reason}`,
    restored: (n) => `${n} unsaved ${n === 1 ? 'record was' : 'records were'} brought back.`,
    notKept: (detail) => `Unsaved work could not be kept aside. Please save soon. (${detail})`,
    changedOnDisk: (name) => `“${name}” was changed elsewhere.`,
  },
  recent: 'Recent records',
  noRecent: 'No recent records.',
}
