/** Who may import whom. Read each rule as: files in `from` may import nothing in `to`. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(engine|src)/', pathNot: [from, ...allowed] },
})

export default {
  forbidden: [
    layer('rules-know-nothing-else', '^engine/rules/', ['^engine/result']),
    layer('notation-knows-rules', '^engine/notation/', ['^engine/result', '^engine/rules/']),
    layer('game-knows-notation-and-rules', '^engine/game/', [
      '^engine/(result|score)',
      '^engine/(rules|notation)/',
    ]),
    layer('search-knows-rules', '^engine/search/', ['^engine/(result|score)', '^engine/rules/']),
    layer('kibo-text-knows-game', '^engine/kibo-text/', [
      '^engine/(result|score)',
      '^engine/(rules|notation|game)/',
    ]),
    layer('match-knows-rules', '^engine/match/', ['^engine/result', '^engine/rules/']),
    layer('arbiter-knows-match-and-game', '^engine/arbiter/', [
      '^engine/result',
      '^engine/(rules|notation|game|match)/',
    ]),
    layer('review-knows-game', '^engine/review/', [
      '^engine/(result|score)',
      '^engine/(rules|notation|game)/',
    ]),
    layer('uci-knows-search', '^engine/uci/', [
      '^engine/(result|score)',
      '^engine/(rules|notation|search)/',
    ]),
    layer('shared-knows-engine', '^src/shared/', ['^engine/']),
    layer('preload-knows-nobody', '^src/preload/', []),
    layer('main-knows-shared-and-engine', '^src/main/', ['^engine/', '^src/shared/']),
    layer('renderer-knows-shared-and-engine', '^src/renderer/', ['^engine/', '^src/shared/']),
    {
      name: 'search-runs-in-the-worker-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main/(analysis/|cli|engines/built-in)' },
      to: { path: '^engine/(search|uci)/' },
    },
    {
      name: 'engine-has-no-packages',
      severity: 'error',
      from: { path: '^engine/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'electron-in-few-files',
      severity: 'error',
      from: { pathNot: '^src/(main/electron/|main/index|preload/index)' },
      to: { path: '^(electron|node_modules/electron)(/|$)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(engine|src)/',
        pathNot: '(index|main|worker|web|cli)\\.ts$|\\.d\\.ts$',
      },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.vue', '.js'],
    },
  },
}
