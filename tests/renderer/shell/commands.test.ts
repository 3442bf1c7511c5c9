import { expect, test, vi } from 'vitest'
import { type CommandAction, createCommands } from '#renderer/shell/commands'
import { chordLabel } from '#renderer/shell/key-chord'
import { commandsOf } from '#renderer/shell/use-commands'
import { COMMAND_IDS, type CommandId } from '#shared/contract/commands'
import { texts } from '#shared/text/index'

function actionsWith(
  id: CommandId,
  action: CommandAction,
): Readonly<Record<CommandId, CommandAction>> {
  const nothing: CommandAction = { run: () => undefined }
  const actions = Object.fromEntries(COMMAND_IDS.map((each) => [each, nothing]))
  return { ...actions, [id]: action } as Record<CommandId, CommandAction>
}

const all = createCommands(actionsWith('view.flip', { run: () => undefined }))

test('no key stands for two commands', () => {
  const labels = all.flatMap(({ keys }) => keys.map(chordLabel))
  expect(new Set(labels).size).toBe(labels.length)
})

test('each key of one character has a twin that is not', () => {
  const bare = all.filter(({ keys }) =>
    keys.some(({ key, mod, alt }) => key.length === 1 && !mod && !alt),
  )
  expect(bare.map(({ id }) => id)).toEqual([
    'edit.type-move',
    'edit.pass',
    'edit.bookmark',
    'edit.glyph-1',
    'edit.glyph-2',
    'edit.glyph-3',
    'edit.glyph-4',
    'edit.glyph-5',
    'edit.glyph-6',
    'go.autoplay',
    'view.flip',
    'engine.threat',
    'engine.lock',
    'app.keys',
  ])
  for (const { keys } of bare) {
    expect(keys.some(({ key, mod }) => mod || key.length > 1)).toBe(true)
  }
})

test('Space is left to the engine', () => {
  const withSpace = all.filter(({ keys }) => keys.some(({ key }) => key === 'Space'))
  expect(withSpace.map(({ id }) => id)).toEqual(['engine.analyse'])
})

test('every command has a title in both languages', () => {
  for (const { window } of Object.values(texts)) {
    expect(Object.keys(window.commands)).toEqual([...COMMAND_IDS])
  }
})

test('a command that is not enabled does not run', () => {
  const run = vi.fn()
  let isEnabled = false
  const action = { run, isEnabled: () => isEnabled }
  const commands = commandsOf(createCommands(actionsWith('go.back', action)))
  commands.run('go.back')
  expect(run).not.toHaveBeenCalled()
  isEnabled = true
  commands.run('go.back')
  expect(run).toHaveBeenCalledOnce()
})
