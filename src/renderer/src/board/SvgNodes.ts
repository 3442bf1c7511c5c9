import { h, type FunctionalComponent, type VNode } from 'vue'
import type { SvgNode } from '#shared/board/svg-node'

const render = ({ tag, key, attrs, content }: SvgNode): VNode =>
  h(tag, { key, ...attrs }, typeof content === 'string' ? content : content.map(render))

/** Renders a drawing inside an `<svg>`. It renders again only when it gets another list. */
export const SvgNodes: FunctionalComponent<{ nodes: readonly SvgNode[] }> = ({ nodes }) =>
  nodes.map(render)
SvgNodes.props = ['nodes']
