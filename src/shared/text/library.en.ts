import { counted } from './counted.ts'
import type { LibraryTexts } from './library.ko.ts'

const number = new Intl.NumberFormat('en')

export const libraryEn: LibraryTexts = {
  errors: {
    'no-such-library': () => 'That library is no longer on the list.',
    'library-exists': (name) => `There is a library “${name}” already.`,
    'too-many-libraries': (limit) => `There can be up to ${limit} libraries.`,
    'library-not-found': (path) => `There is no library file: ${path}`,
    'not-a-library': (path) => `Not a library of Janggi Studio: ${path}`,
    'library-read-only': (path) =>
      `The library cannot be changed: the file or its folder is read-only: ${path}`,
    'library-disk-full': (path) => `The disk is full. What was added so far is kept: ${path}`,
    'library-busy': (path) =>
      `Another program is using the library. Try again in a moment: ${path}`,
    'library-corrupt': (path) =>
      `The library file is damaged. Opening it again sets it aside and offers a backup: ${path}`,
    'library-newer': (path, version) =>
      `The library was made by a newer Janggi Studio (version ${version}): ${path}`,
    'library-unreadable': (path, detail) => `The library cannot be read: ${path} (${detail})`,
    'library-damaged': (setAside, backup) =>
      `The library file was damaged and has been set aside: ${setAside}. ${
        backup === null ? 'There is no backup.' : `It can be restored from a backup: ${backup}`
      }`,
    'no-backup': (path) => `There is no backup: ${path}`,
    'library-lost': (detail) => `What looks after the libraries stopped (${detail}). Try again.`,
    'library-list-not-saved': (detail) => `The list of libraries could not be saved (${detail}).`,
    'no-such-game': (id) => `Game ${id} is not in the library.`,
    'no-such-player': () => 'That player is not in the library.',
    'no-such-group': () => 'That group is not in the library.',
    'name-taken': (name) => `The name “${name}” is taken.`,
    'nothing-to-undo': () => 'There is nothing to undo.',
    'not-a-game': () => 'No game could be read, so none was added.',
    'review-of-another': (id) =>
      `Game ${id} of the library has other moves, so the review was not kept with it.`,
    'bad-position': (fen) => `This position cannot be looked for: ${fen}`,
    'path-not-allowed': (path) => `This place cannot be opened: ${path}`,
    'import-running': () => 'This library is importing already.',
  },
  winners: { cho: 'Cho won', han: 'Han won', draw: 'Draw', unknown: 'Result unknown' },
  cli: {
    imported: (files, added, duplicates) =>
      `${counted(added, 'game')} added from ${counted(files, 'file')}; ${number.format(duplicates)} there already.`,
    incomplete: (count) => `${counted(count, 'game')} could not be read to the end.`,
    failed: (file, detail) => `not read: ${file} (${detail})`,
    noGames: (file) => `no records in ${file}`,
    progress: (percent, count, rate, seconds) =>
      `${percent}% · ${counted(count, 'game')} · ${number.format(rate)} a second · ${seconds} s left`,
    found: (total, ms) => `${counted(total, 'game')} (${ms.toFixed(1)} ms)`,
    game: (id, cho, han, date, result, place) =>
      `${id}\t${cho} : ${han}\t${date}\t${result}\t${place}`,
    place: (ply, mirrored) => `ply ${ply}${mirrored ? ' (mirrored)' : ''}`,
    exploredTotal: (total, ms) => `${counted(total, 'game')} in all (${ms.toFixed(1)} ms)`,
    explored: (uci, count, cho, draw, han) =>
      `${uci}\t${counted(count, 'game')}\tCho ${number.format(cho)} · draw ${number.format(draw)} · Han ${number.format(han)}`,
    badArrangement: (text) => `“${text}” is no pair of arrangements; write 마상마상/상마상마.`,
  },
}
