import { standingOf } from '#engine/arbiter/rule-case'
import type { ToldCase } from '#engine/arbiter/told-case'
import { addMove } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { gameFrom } from '#engine/game/new-game'
import { Track } from '#engine/rules/track'
import { presetOf } from '#engine/rules/ruleset'
import type { Move } from '#engine/rules/types'
import type { Language } from '#shared/text/index'

/** A case as a game under its rules, with the move it asks about; none before the arrangements. */
export function gameOfCase(
  told: ToldCase,
  language: Language,
  rulesName: string,
): Game | undefined {
  const { ruleCase, title, explanation } = told
  const standing = standingOf(ruleCase.start)
  if (!standing) return undefined
  const { setup, past } = standing
  const base = gameFrom({ setup, source: 'fen-header', past }, [
    { key: '대회명', value: title[language] },
  ])
  const { rules } = ruleCase.options
  const id = presetOf(rules)
  const { action } = ruleCase
  const asked: readonly Move[] =
    action.type === 'move' || action.type === 'timedMove' ? [action.move] : []
  const track = Track.from(standing)
  let { tree } = base
  let node = tree.root
  for (const move of [...ruleCase.moves, ...asked]) {
    if (!track.canStand(move) && !track.isMovementLegal(move)) break
    const added = addMove(
      tree,
      node,
      move,
      track.isMovementLegal(move) ? {} : { illegalStood: true },
    )
    tree = added.tree
    node = added.node
    track.play(move)
  }
  const root = tree.nodes.get(tree.root)
  const nodes = new Map(tree.nodes)
  if (root) nodes.set(root.id, { ...root, annotations: { comments: [explanation[language]] } })
  return {
    ...base,
    rules: id ? { kind: 'preset', id } : { kind: 'own', name: rulesName, rules },
    tree: { ...tree, nodes },
  }
}
