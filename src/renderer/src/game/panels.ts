import {
  ChartBarStacked,
  ChartSpline,
  Cpu,
  FileText,
  FileWarning,
  GitFork,
  ListOrdered,
  MessageSquareText,
  Scale,
  ScrollText,
  Table2,
} from '@lucide/vue'
import type { Component } from 'vue'
import type { StudioDocument } from '../documents/document-store.ts'
import AnalysisPanel from '../analysis/AnalysisPanel.vue'
import KiboEditorPanel from '../kibo-editor/KiboEditorPanel.vue'
import ExplorerPanel from '../library/ExplorerPanel.vue'
import ReviewPanel from '../review/ReviewPanel.vue'
import RulingPanel from '../rules/RulingPanel.vue'
import AnnotationPanel from './AnnotationPanel.vue'
import GamesPanel from './GamesPanel.vue'
import HeadersPanel from './HeadersPanel.vue'
import MovesPanel from './MovesPanel.vue'
import ReportPanel from './ReportPanel.vue'
import TreePanel from './TreePanel.vue'

type PanelId =
  | 'games'
  | 'moves'
  | 'tree'
  | 'annotation'
  | 'analysis'
  | 'explorer'
  | 'review'
  | 'ruling'
  | 'headers'
  | 'report'
  | 'text'

/** One entry of the stack beside the board. */
export interface Panel {
  readonly id: PanelId
  readonly icon: Component
  readonly component: Component
  /** Height in percent of the stack, before the user drags it. */
  readonly size: number
  readonly isShown: (document: StudioDocument) => boolean
  /** A number on the header, such as how many findings there are; undefined for none. */
  readonly count?: (document: StudioDocument) => number | undefined
}

function findings({ diagnostics, records }: StudioDocument): number | undefined {
  const all = [...diagnostics, ...records.diagnostics]
  const serious = all.filter(({ severity }) => severity !== 'info').length
  return serious > 0 ? serious : undefined
}

export const PANELS: readonly Panel[] = [
  {
    id: 'games',
    icon: Table2,
    component: GamesPanel,
    size: 26,
    isShown: ({ records }) => records.games.length > 1,
    count: ({ records }) => records.games.length,
  },
  { id: 'moves', icon: ListOrdered, component: MovesPanel, size: 56, isShown: () => true },
  { id: 'tree', icon: GitFork, component: TreePanel, size: 36, isShown: () => true },
  {
    id: 'annotation',
    icon: MessageSquareText,
    component: AnnotationPanel,
    size: 30,
    isShown: () => true,
  },
  { id: 'analysis', icon: Cpu, component: AnalysisPanel, size: 40, isShown: () => true },
  {
    id: 'explorer',
    icon: ChartBarStacked,
    component: ExplorerPanel,
    size: 36,
    isShown: () => true,
  },
  { id: 'review', icon: ChartSpline, component: ReviewPanel, size: 40, isShown: () => true },
  { id: 'ruling', icon: Scale, component: RulingPanel, size: 30, isShown: () => true },
  { id: 'headers', icon: ScrollText, component: HeadersPanel, size: 30, isShown: () => true },
  {
    id: 'report',
    icon: FileWarning,
    component: ReportPanel,
    size: 24,
    isShown: ({ diagnostics, records }) => diagnostics.length + records.diagnostics.length > 0,
    count: findings,
  },
  { id: 'text', icon: FileText, component: KiboEditorPanel, size: 90, isShown: () => true },
]
