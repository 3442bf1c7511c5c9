import type { Texts } from '#shared/text/index'
import type { StudioDocument } from '../documents/document-store.ts'
import { PANEL_GROUP_IDS, PANEL_GROUPS, type PanelGroupId } from '../shell/panel-groups.ts'
import type { ShownPanelGroup } from '../shell/panel.ts'
import { PANELS } from './panels.ts'

/** Heights in percent of the stack, before the user drags them. */
const SIZES: Readonly<Record<PanelGroupId, number>> = { record: 58, notes: 36, study: 42 }

/** The panels that a document has, in their groups. */
export const shownGroups = (
  document: StudioDocument,
  { window: { panels: words } }: Texts,
): readonly ShownPanelGroup[] =>
  PANEL_GROUP_IDS.map((id) => ({
    id,
    title: words.groups[id],
    size: SIZES[id],
    panels: PANEL_GROUPS[id]
      .filter((panel) => PANELS[panel].isShown?.(document) !== false)
      .map((panel) => {
        const { icon, component, count } = PANELS[panel]
        return { id: panel, title: words[panel], icon, component, count: count?.(document) }
      }),
  }))
