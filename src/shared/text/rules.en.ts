import { counted } from './counted.ts'
import type { rulesKo } from './rules.ko.ts'
import { setupEn } from './setup.en.ts'

const { roles, sides } = setupEn

const points: (typeof rulesKo)['points'] = {
  scoring: 'Points decide',
  bikjang: 'Bikjang',
  bikjangBeforeMate: 'Bikjang is judged before mate',
  repetition: 'Repetition',
  repetitionCount: 'Repetition count',
  perpetualCheckLoses: 'Perpetual check loses',
  repetitionFreeBelow30: 'Repetition is free while both sides are under 30',
  allowPass: 'Pass',
  passCountsAsMove: 'A pass counts as a move',
  moveLimit: 'Move limit',
}

const pliesOf = (plies: readonly number[]): string =>
  plies.length === 0 ? '' : ` (earlier at ply ${plies.join(', ')})`

export const rulesEn: typeof rulesKo = {
  presets: {
    standard: 'Standard (based on federation rules)',
    kjf: 'Korea Janggi Federation style',
    kja: 'Korea Janggi Association style',
    ddakji: 'Ddakji style (third repetition to points, 200 moves)',
    friendly: 'Friendly (no points)',
    casual: 'Casual online (no bikjang)',
  },
  points,
  yes: 'Yes',
  no: 'No',
  noLimit: 'None',
  moves: (count) => counted(count, 'move'),
  times: (count) => `occurrence ${count}`,
  bikjang: {
    off: 'None',
    kjf: 'From the move after a capture',
    kja30: 'Both sides under 30 points',
  },
  repetition: { forbid: 'Refused', lose: 'Lost by its maker', scoreEnd: 'Decided on points' },
  outcome: (outcome) => outcome.summaryEn,
  notEnded: 'Not ended',
  reasons: {
    checkmate: 'Checkmate',
    resign: 'Resignation',
    timeLoss: 'Time',
    repetitionLoss: 'Forfeit by repetition',
    scoreBikjang: 'Points after bikjang',
    scorePasses: 'Points after a double pass',
    scoreMoveLimit: 'Points at the move limit',
    scoreRepetition: 'Points after repetition',
    drawBikjang: 'Draw by bikjang',
    drawPasses: 'Draw by a double pass',
    drawRepetition: 'Draw by repetition',
    drawMoveLimit: 'Draw at the move limit',
    drawAgreed: 'Draw agreed',
    aborted: 'Called off',
  },
  refusals: {
    'empty-square': 'There is no piece on that point.',
    'not-your-piece': 'You cannot move the other side’s pieces.',
    'same-square': 'A piece cannot move to where it stands.',
    'own-piece': 'A piece cannot go where your own piece stands.',
    'not-its-way': (role) => `The ${roles[role]} does not move that way.`,
    'soldier-backwards': 'A soldier cannot go backwards.',
    'outside-palace': (role) => `The ${roles[role]} cannot leave the palace.`,
    'no-diagonal-here': (role) => `There is no diagonal line here for the ${roles[role]}.`,
    'path-blocked': 'The way is blocked.',
    'leg-blocked': (role) => `The ${roles[role]}’s leg is blocked.`,
    'no-screen': 'A cannon moves only over another piece, its screen.',
    'over-cannon': 'A cannon cannot leap over a cannon.',
    'too-many-screens': 'A cannon leaps over one piece only.',
    'takes-cannon': 'A cannon cannot take a cannon.',
    'takes-general': 'A general is never taken.',
    pinned: (attacker, square) =>
      `If this piece moves, the ${roles[attacker]} on ${square} takes your general.`,
    'becomes-screen': (square) =>
      `There it would be a screen for the cannon on ${square}, which takes your general.`,
    'into-check': (attackers) => `The general cannot step into attack. Attacked by: ${attackers}`,
    'still-in-check': (attackers) => `You must answer the check. Checked by: ${attackers}`,
    'game-over': 'The game is over.',
    'pass-in-check': 'You cannot pass while in check.',
    'pass-not-allowed': 'Passing is not allowed in this game.',
    repetition: (occurrence, plies) =>
      `This was repeated too often: it would be occurrence ${occurrence}${pliesOf(plies)}.`,
  },
  attacker: (role, square) => `${roles[role]} on ${square}`,
  events: {
    illegalStood: (why) => `An illegal action stood. ${why}`,
    afterEnd: 'Played after the end of the game.',
    pass: 'Pass',
    forcedPass: 'Pass, no legal step',
    capture: (role) => `Takes a ${roles[role]}`,
    scoreChange: (cho, han) => `Points Cho ${cho} : Han ${han}`,
    bikjangAnswered: 'Bikjang answered',
    bikjangAccepted: 'Bikjang not answered',
    bikjangCalled: 'Bikjang!',
    repetition: (n, plies) => `Occurrence ${n} of this position${pliesOf(plies)}`,
    janggun: 'Janggun! (check)',
    meonggun: 'Meonggun! (check answered)',
  },
  perpetual: (side) => `${sides[side]} gave check with every move of the repetition.`,
  kingCaptureNote:
    'Note: the association’s rules are said to make an exception for captures by the general. The verdict leaves it out.',
  perpetualUnknown:
    'The record does not reach back to the first occurrence: no word on perpetual check.',
  ruleProblems: {
    'rules-not-an-object': 'This is no rule set.',
    'rules-unknown-point': (point) => `Unknown rule “${point}”.`,
    'rules-missing-point': (point) => `The rule “${points[point]}” is missing.`,
    'rules-bad-value': (point) => `The rule “${points[point]}” has a wrong value.`,
  },
  pastProblems: {
    'past-not-an-object': 'This is not the past of a position.',
    'past-unknown-key': (key) => `The past holds an unknown field “${key}”.`,
    'past-bad-value': (key) => `The field “${key}” of the past has a wrong value.`,
    'past-bikjang-not-facing': 'The generals do not face each other: no bikjang can be pending.',
    'past-bikjang-own-turn': 'The side that called bikjang cannot be to move.',
    'past-trail-turn': (index) => `The turn of earlier position ${index + 1} does not fit.`,
    'past-too-long': (key) => `The field “${key}” of the past is larger than the ply.`,
    'standing-not-a-position': 'The position cannot be read.',
  },
}
