/**
 * Every command of the window by its id. The native menu sends these ids
 * (`app.events`), the window's own table says what each one does and its keys.
 */
export const COMMAND_IDS = [
  'file.open',
  'file.open-folder',
  'file.paste',
  'file.encoding',
  'file.convert',
  'file.close',
  'file.next',
  'game.next',
  'game.previous',
  'game.new-rules',
  'game.edit-rules',
  'copy.record',
  'copy.fen',
  'copy.png',
  'copy.svg',
  'copy.diagram',
  'copy.save-png',
  'copy.save-svg',
  'copy.save-diagram',
  'go.start',
  'go.back',
  'go.forward',
  'go.end',
  'go.back-ten',
  'go.forward-ten',
  'go.autoplay',
  'view.game',
  'view.cases',
  'view.position',
  'view.flip',
  'view.zoom-in',
  'view.zoom-out',
  'view.zoom-reset',
  'engine.analyse',
  'engine.threat',
  'engine.lock',
  'engine.play-cho',
  'engine.play-han',
  'engine.stop-play',
  'engine.manage',
  'app.settings',
  'app.palette',
  'app.keys',
] as const
export type CommandId = (typeof COMMAND_IDS)[number]

export const isCommandId = (text: string): text is CommandId =>
  COMMAND_IDS.some((id) => id === text)
