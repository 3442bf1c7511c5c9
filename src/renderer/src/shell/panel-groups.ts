/**
 * The panels beside the board, by the group whose tabs they are. The first of a group is in front
 * until the user chooses.
 */
export const PANEL_GROUPS = {
  record: ['moves', 'tree', 'games', 'text'],
  notes: ['annotation', 'headers', 'report'],
  study: ['analysis', 'explorer', 'review', 'ruling'],
} as const

export type PanelGroupId = keyof typeof PANEL_GROUPS
export type PanelId = (typeof PANEL_GROUPS)[PanelGroupId][number]

export const PANEL_GROUP_IDS = ['record', 'notes', 'study'] as const satisfies PanelGroupId[]
export const PANEL_IDS: readonly PanelId[] = PANEL_GROUP_IDS.flatMap((id) => PANEL_GROUPS[id])

/** Where there is no room beside the board, all panels are tabs of this one group. */
export const ALL_PANELS = 'all'

export const groupOf = (panel: PanelId): PanelGroupId =>
  PANEL_GROUP_IDS.find((id) => PANEL_GROUPS[id].some((each) => each === panel)) ?? 'record'
