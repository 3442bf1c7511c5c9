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
import type { PanelId } from '../shell/panel-groups.ts'
import AnnotationPanel from './AnnotationPanel.vue'
import GamesPanel from './GamesPanel.vue'
import HeadersPanel from './HeadersPanel.vue'
import MovesPanel from './MovesPanel.vue'
import ReportPanel from './ReportPanel.vue'
import TreePanel from './TreePanel.vue'

/** A panel beside the board. */
interface Panel {
  readonly icon: Component
  readonly component: Component
  /** Where it is not there for every document. */
  readonly isShown?: (document: StudioDocument) => boolean
  /** A number on the tab, such as how many findings there are; undefined for none. */
  readonly count?: (document: StudioDocument) => number | undefined
}

function findings({ diagnostics, records }: StudioDocument): number | undefined {
  const all = [...diagnostics, ...records.diagnostics]
  const serious = all.filter(({ severity }) => severity !== 'info').length
  return serious > 0 ? serious : undefined
}

export const PANELS: Readonly<Record<PanelId, Panel>> = {
  moves: { icon: ListOrdered, component: MovesPanel },
  tree: { icon: GitFork, component: TreePanel },
  games: {
    icon: Table2,
    component: GamesPanel,
    isShown: ({ records }) => records.games.length > 1,
    count: ({ records }) => records.games.length,
  },
  text: { icon: FileText, component: KiboEditorPanel },
  annotation: { icon: MessageSquareText, component: AnnotationPanel },
  headers: { icon: ScrollText, component: HeadersPanel },
  report: {
    icon: FileWarning,
    component: ReportPanel,
    isShown: ({ diagnostics, records }) => diagnostics.length + records.diagnostics.length > 0,
    count: findings,
  },
  analysis: { icon: Cpu, component: AnalysisPanel },
  explorer: { icon: ChartBarStacked, component: ExplorerPanel },
  review: { icon: ChartSpline, component: ReviewPanel },
  ruling: { icon: Scale, component: RulingPanel },
}
