import type { MenuItemConstructorOptions } from 'electron'
import type { Texts } from '#shared/text/index'

type CommandId = keyof Texts['window']['commands']
type CommandGroup = keyof Texts['window']['commandGroups']

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

/**
 * The menu bar of macOS. Without it Cmd+C, Cmd+V and Cmd+Q do nothing there; elsewhere the window
 * draws its own menu. The studio's commands come from the window's command table, and choosing one
 * sends its id to the window. Their keys are the window's: only it knows what has the focus.
 */
export function menuTemplate(
  { host: { menu }, window: { commands, commandGroups } }: Pick<Texts, 'host' | 'window'>,
  onCommand: (id: CommandId) => void,
): MenuItemConstructorOptions[] {
  const commandItems = (group: CommandGroup): MenuItemConstructorOptions[] =>
    (Object.keys(commands) as CommandId[])
      .filter((id) => id.startsWith(`${group}.`))
      .map((id) => ({ label: commands[id], click: () => onCommand(id) }))
  return [
    { label: 'Janggi Studio', submenu: applicationItems(menu, commandItems('app')) },
    {
      label: commandGroups.file,
      submenu: [...commandItems('file'), SEPARATOR, { role: 'close', label: menu.closeWindow }],
    },
    { label: menu.edit, submenu: [...editItems(menu), SEPARATOR, ...commandItems('edit')] },
    { label: commandGroups.game, submenu: commandItems('game') },
    { label: commandGroups.copy, submenu: commandItems('copy') },
    { label: commandGroups.go, submenu: commandItems('go') },
    {
      label: commandGroups.view,
      submenu: [
        ...commandItems('view'),
        SEPARATOR,
        { role: 'togglefullscreen', label: menu.fullScreen },
      ],
    },
    { label: commandGroups.panel, submenu: commandItems('panel') },
    { label: commandGroups.engine, submenu: commandItems('engine') },
    {
      label: menu.window,
      role: 'window',
      submenu: [
        { role: 'minimize', label: menu.minimize },
        { role: 'zoom', label: menu.zoom },
        SEPARATOR,
        { role: 'front', label: menu.front },
      ],
    },
  ]
}

const applicationItems = (
  menu: Texts['host']['menu'],
  commands: readonly MenuItemConstructorOptions[],
): MenuItemConstructorOptions[] => [
  { role: 'about', label: menu.about },
  SEPARATOR,
  ...commands,
  SEPARATOR,
  { role: 'services', label: menu.services },
  SEPARATOR,
  { role: 'hide', label: menu.hide },
  { role: 'hideOthers', label: menu.hideOthers },
  { role: 'unhide', label: menu.unhide },
  SEPARATOR,
  { role: 'quit', label: menu.quit },
]

const editItems = (menu: Texts['host']['menu']): MenuItemConstructorOptions[] => [
  { role: 'undo', label: menu.undo },
  { role: 'redo', label: menu.redo },
  SEPARATOR,
  { role: 'cut', label: menu.cut },
  { role: 'copy', label: menu.copy },
  { role: 'paste', label: menu.paste },
  { role: 'selectAll', label: menu.selectAll },
]
