import { isRecord } from '../rules/untrusted.ts'
import { type Report, withoutKeys } from './json-fields.ts'

/** What version 2 added, and version 1 did not know. */
const ADDED = { game: ['rules'], start: ['past'], node: ['bookmark'] } as const

/**
 * A game of version 1 as one of version 2. Version 2 only added members, so nothing is changed; what
 * stands under one of their names is not what it looks like, and is left out and reported.
 */
export function upgradeVersion1(json: unknown, report: Report): unknown {
  if (!isRecord(json)) return json
  const { start, root, nodes } = json
  return withoutKeys(
    {
      ...json,
      ...('start' in json && { start: withoutKeys(start, ADDED.start, 'start.', report) }),
      ...('root' in json && { root: withoutKeys(root, ADDED.node, 'root.', report) }),
      ...(Array.isArray(nodes) && {
        nodes: nodes.map((node: unknown, i) =>
          withoutKeys(node, ADDED.node, `nodes[${i}].`, report),
        ),
      }),
    },
    ADDED.game,
    '',
    report,
  )
}
