import { counted } from './counted.ts'
import type { LibraryOpeningsTexts } from './library-openings.ko.ts'

const number = new Intl.NumberFormat('en')

export const libraryOpeningsEn: LibraryOpeningsTexts = {
  formation: {
    names: {
      gwima: 'corner horse',
      yanggwima: 'two corner horses',
      wonangma: 'linked horses',
      myeonsang: 'face elephant',
      yanggwisang: 'two corner elephants',
    },
    none: 'other',
    of: (side, name) => `${side === 'cho' ? 'Cho' : 'Han'}: ${name}`,
    against: (cho, han) => `${cho} – ${han}`,
    label: 'Formations in this position',
  },
  matrix: {
    label: 'Games and results for each pair of arrangements',
    caption: 'Cho’s arrangement down, Han’s across; both read from Cho’s left.',
    shares: (cho, draw, han) => `Cho ${cho}% · draw ${draw}% · Han ${han}%`,
    cell: (cho, han, text) => `Cho ${cho}, Han ${han}: ${text}`,
    others: (count) => `${counted(count, 'game')} from handicaps and other positions`,
    explore: 'Play from here',
    report: 'Opening report',
    list: 'Show the games',
    pick: 'Choose a cell for its opening report and its games.',
  },
  report: {
    title: (cho, han) => `Cho ${cho} against Han ${han}`,
    facing: 'Matsang: the elephants will face each other on a diagonal.',
    tree: 'Main lines',
    treeExplain: 'Games that came to a position by another order of moves count too.',
    depth: 'Depth',
    formations: 'Results by formation',
    formationsExplain:
      'Cho’s formation, then Han’s: the last ones that stood within twelve moves of each side.',
    plans: 'First four moves',
    plansExplain:
      'The first four moves of a side in any order, by the share of games won. A draw counts half.',
    ofCho: 'Cho',
    ofHan: 'Han',
    none: 'No move was played that often.',
    show: 'Open this position',
  },
  explorer: {
    label: 'Moves played and results',
    total: (total, ended) =>
      `${counted(total, 'game')} went through this position${ended > 0 ? ` · ${number.format(ended)} ended here` : ''}`,
    mirrored: (count) => `${number.format(count)} mirrored`,
    none: 'No game went through this position.',
    noLibrary: 'Make a library to see what was played here.',
    toLibrary: 'To the library',
    move: 'Move',
    count: 'Games',
    bar: 'Cho · draw · Han',
    margin: 'Points',
    lastYear: 'Last',
    rank: 'Mean rank',
    mirror: 'Count the mirrored position too',
    filter: 'Filter',
    showGames: (move) => `Games through the position after ${move}`,
    gamesHere: 'Games of this position',
    play: (move, count, cho, draw, han) =>
      `${move}, ${counted(count, 'game')}, Cho ${cho}%, draw ${draw}%, Han ${han}%`,
    filtered: 'A filter is on.',
    clear: 'Clear',
    pair: (cho, han) => `Cho ${cho} / Han ${han}`,
    save: 'Add to the library',
    saveAgain: 'Save in the library',
    saved: 'Added to the library.',
    savedAgain: 'Saved in the library.',
    alreadyThere: 'This game is in the library already.',
    pass: 'pass',
  },
}
