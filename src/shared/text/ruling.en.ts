import type { rulingKo } from './ruling.ko.ts'

export const rulingEn: typeof rulingKo = {
  panel: {
    rules: 'Rule set',
    presets: 'Presets',
    own: 'My rule sets',
    verdict: 'Verdict',
    recorded: 'Recorded result',
    differsFromRecord: 'This differs from the recorded result.',
    ply: (n) => `${n}`,
    goTo: (n) => `Go to move ${n}`,
    stopped: (n, why) => `Move ${n} cannot be played on the board; judged up to there. ${why}`,
    tooLong: (n) => `Too many moves: only the first ${n.toLocaleString('en')} were judged.`,
    events: 'What the ruling rests on',
    noEvents: 'Nothing a ruling could rest on.',
    all: 'Show captures and checks too',
    more: (n) => `And ${n.toLocaleString('en')} more moves.`,
    others: 'Under other rules',
    noOthers: 'Every other preset gives the same.',
  },

  ruleSet: {
    makeTitle: 'Make rule set',
    editTitle: 'Edit rule set',
    name: 'Name',
    namePlaceholder: 'Such as: our club',
    groups: { ends: 'Endings', repetition: 'Repetition', passes: 'Passes and limit' },
    moveLimit: '0 is no limit. Common limits are 150, 200 and 250.',
    save: 'Save',
    remove: 'Remove',
    removeAsk: (name) => `Remove the rule set “${name}”?`,
    problems: {
      noName: 'Give it a name.',
      presetName: 'A preset has this name. Choose another.',
      badName: (longest) => `A name is one line of up to ${longest} characters.`,
      nameTaken: 'Another rule set has this name. Choose another.',
      moveLimit: (most) => `Enter a whole number from 0 to ${most.toLocaleString('en')}.`,
      tooMany: (limit) => `Up to ${limit} rule sets are kept. Remove one you do not use.`,
      notSaved: (detail) => `The rule set could not be saved. (${detail})`,
    },
  },
}
