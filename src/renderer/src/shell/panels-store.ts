import { defineStore } from 'pinia'
import { useSettingsStore } from '../settings/settings-store.ts'
import { ALL_PANELS, groupOf, type PanelId } from './panel-groups.ts'
import type { ShownPanelGroup } from './panel.ts'
import { useShellStore } from './shell-store.ts'

type GroupId = ShownPanelGroup['id']

/** Which panel of each group is in front, and which groups are folded to their tabs. */
export const usePanelsStore = defineStore('panels', () => {
  const settings = useSettingsStore()
  const shell = useShellStore()

  const isFolded = (group: GroupId): boolean => settings.current.foldedPanels.includes(group)

  function toggle(group: GroupId): void {
    const folded = settings.current.foldedPanels
    settings.change({
      foldedPanels: isFolded(group) ? folded.filter((each) => each !== group) : [...folded, group],
    })
  }

  /** The panel in front of a group; the first one where the chosen one is not there. */
  function frontOf({ id, panels }: ShownPanelGroup): PanelId | undefined {
    const chosen = panels.find((panel) => panel.id === settings.current.frontPanels[id])
    return (chosen ?? panels[0])?.id
  }

  /** Brings a panel to the front, wherever the user is. */
  function open(panel: PanelId): void {
    const group = groupOf(panel)
    const { frontPanels } = settings.current
    shell.place = 'game'
    if (isFolded(group)) toggle(group)
    if (frontPanels[group] !== panel || frontPanels[ALL_PANELS] !== panel)
      settings.change({ frontPanels: { ...frontPanels, [group]: panel, [ALL_PANELS]: panel } })
  }

  return { isFolded, toggle, frontOf, open }
})
