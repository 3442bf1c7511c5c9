import { type NewCaseAction, writeCase } from '#engine/arbiter/write-case'
import type { Standing } from '#engine/rules/past'
import { saveBlob } from '../copy/save-blob.ts'
import { useGameStore } from '../game/game-store.ts'
import { standingInView } from '../game/standing-in-view.ts'
import { usePositionEditorStore } from '../position-editor/position-editor-store.ts'
import { useRulesInForce } from '../rules/use-game-rules.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { readCaseFile, writeCaseFile } from './case-file.ts'
import { useCasesStore } from './cases-store.ts'

interface OwnCases {
  /** Makes a case of the position in front; the sentence says why it could not be kept. */
  readonly add: (
    title: string,
    explanation: string,
    action: NewCaseAction,
  ) => Promise<string | undefined>
  readonly take: (text: string) => Promise<string>
  readonly give: () => void
  readonly remove: (id: string) => Promise<void>
}

/** The user's own cases: made of positions, kept by the host, shared as a file. */
export function useOwnCases(): OwnCases {
  const cases = useCasesStore()
  const shell = useShellStore()
  const game = useGameStore()
  const editor = usePositionEditorStore()
  const rules = useRulesInForce()
  const texts = useTexts()

  function standing(): Standing | undefined {
    if (shell.place === 'position') return editor.standing.ok ? editor.standing.value : undefined
    return game.opened && standingInView(game.opened, game.ply, rules.value.rules)
  }

  async function add(
    title: string,
    explanation: string,
    action: NewCaseAction,
  ): Promise<string | undefined> {
    const { problems } = texts.value.cases.own
    const from = standing()
    if (!from) return problems.noPosition
    const made = writeCase({
      id: `own-${Date.now().toString(36)}`,
      title: { ko: title, en: title },
      explanation: { ko: explanation, en: explanation },
      standing: from,
      rules: rules.value.rules,
      action,
    })
    if (!made) return problems.noPosition
    const saved = await cases.keep([made])
    return saved.ok ? undefined : problems.notSaved(saved.error.code)
  }

  async function take(text: string): Promise<string> {
    const { problems, taken } = texts.value.cases.own
    const read = readCaseFile(text)
    if (!read || read.cases.length === 0) return problems.noCases
    const saved = await cases.keep(read.cases)
    return saved.ok ? taken(read.cases.length, read.refused) : problems.notSaved(saved.error.code)
  }

  function give(): void {
    const text = writeCaseFile(cases.ownRaw)
    saveBlob(
      new Blob([text], { type: 'application/json' }),
      `${texts.value.cases.own.fileName}.json`,
    )
  }

  return { add, take, give, remove: cases.forget }
}
