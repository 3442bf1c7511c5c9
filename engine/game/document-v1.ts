import type { Report } from './json-fields.ts'
import { isRecord } from '../rules/untrusted.ts'

/** What version 2 added, and version 1 did not know. */
const ADDED = { game: ['rules'], start: ['past'], node: ['bookmark'] } as const

/**
 * A game of version 1 as one of version 2. Version 2 only added members, so nothing is changed; what
 * stands under one of their names is not what it looks like, and is left out and reported.
 */
export function upgradeVersion1(json: unknown, report: Report): unknown {
  if (!isRecord(json)) return json
  const { start, root, nodes } = json
  return without(
    {
      ...json,
      ...('start' in json && { start: without(start, ADDED.start, 'start.', report) }),
      ...('root' in json && { root: without(root, ADDED.node, 'root.', report) }),
      ...(Array.isArray(nodes) && {
        nodes: nodes.map((node: unknown, i) => without(node, ADDED.node, `nodes[${i}].`, report)),
      }),
    },
    ADDED.game,
    '',
    report,
  )
}

function without(json: unknown, keys: readonly string[], path: string, report: Report): unknown {
  if (!isRecord(json) || !keys.some((key) => key in json)) return json
  for (const key of keys) {
    if (key in json) report({ code: 'document-unknown', facts: { path: path + key } })
  }
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)))
}
