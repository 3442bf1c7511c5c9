import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { replay, setupAfter } from '#engine/game/replay'
import type { GameNode } from '#engine/game/tree'
import { formatFen } from '#engine/notation/fen'
import { readRecordText } from '../../support/records.ts'
import { SHARED, sharedPath } from '../../support/shared.ts'
import { uciOf } from './read-one.ts'

const deep = process.env['JANGGI_DEEP'] === '1'

/** What is known about each real game. */
interface Known {
  readonly file: string
  readonly fen: string
  readonly uci: string
  readonly endFen: string
  readonly resultText: string | null
  readonly comments: number
  readonly coordinates: string
}

const boardAndTurn = (fen: string): string => fen.split(' ').slice(0, 2).join(' ')

const commentsIn = (node: GameNode): number =>
  (node.annotations.comments?.length ?? 0) + (node.annotations.commentsBefore?.length ?? 0)

describe.skipIf(SHARED === undefined)('real files', () => {
  const folder = sharedPath('kibo', 'real')
  const known: readonly Known[] =
    SHARED === undefined
      ? []
      : readFileSync(`${folder}/oracle.jsonl`, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Known)
  const files = [...new Set(known.map(({ file }) => file))].filter((_, i) => deep || i % 10 === 3)

  test.each(files)('%s agrees with what is known, game by game', (file) => {
    const { games } = readRecords(readRecordText(`${folder}/${file}`))
    const found = games.map(({ game, diagnostics }) => {
      const line = mainLine(game.tree)
      const moves = movesOf(line)
      return {
        fen: boardAndTurn(formatFen(game.start.setup)),
        uci: replay(game.start.setup, moves)
          .map(({ uci }) => uci)
          .join(' '),
        endFen: boardAndTurn(formatFen(setupAfter(game.start.setup, moves))),
        resultText: game.info.result?.text ?? null,
        comments: line.reduce((sum, node) => sum + commentsIn(node), 0),
        isRowFile: game.coordinates === 'row-file',
        unread: game.unread,
        doubts: diagnostics.filter(({ severity }) => severity !== 'info'),
      }
    })
    const expected = known
      .filter((game) => game.file === file)
      .map((game) => ({
        fen: boardAndTurn(game.fen),
        uci: game.uci,
        endFen: boardAndTurn(game.endFen),
        resultText: game.resultText,
        comments: game.comments,
        isRowFile: game.coordinates === 'rowfile',
        unread: '',
        doubts: [],
      }))
    expect(found).toEqual(expected)
  })
})

describe.skipIf(SHARED === undefined)('odd files', () => {
  const folder = sharedPath('kibo', 'odd')
  const files = SHARED === undefined ? [] : readdirSync(folder)

  test.each(files)('%s reads to its last move', (file) => {
    const { format, games } = readRecords(readRecordText(`${folder}/${file}`))
    expect(format).toBe('gib')
    expect(games.length).toBeGreaterThan(0)
    for (const read of games) {
      expect(uciOf(read)).not.toBe('')
      expect(read.game.unread).toBe('')
      expect(read.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
      const written = read.game.headers.find(({ key }) => key === '총수')?.value
      if (written !== undefined) expect(String(read.game.tree.nodes.size - 1)).toBe(written)
    }
  })
})
