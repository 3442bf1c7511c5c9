import { expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { findingLine } from '#renderer/report/finding-line'
import { reportCsv, reportText } from '#renderer/report/report-rows'
import { texts } from '#shared/text/index'

const TEXT = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n1. 79졸78 2. =HYPER"졸\n'
const findings = readRecords(TEXT).games.flatMap(({ diagnostics }) => diagnostics)
const report = { name: 'a.gib', text: TEXT, games: 1, findings }

test('a finding shows the line it is about, and what of it', () => {
  const [finding] = findings
  const { before, marked, after } = findingLine(TEXT, finding!)
  expect(TEXT).toContain(before + marked + after)
  expect(before.startsWith('1. 79졸78')).toBe(true)
  expect(findingLine('x'.repeat(1000), { from: 500, to: 900 }).marked).toHaveLength(60)
})

test('as text it names place, finding and line', () => {
  const text = reportText(texts.ko, {
    ...report,
    findings: [{ ...findings[0]!, source: '묶음/a.gib' }],
  })
  expect(text).toContain('읽기 보고서: a.gib\r\n1국에서 1건을 찾았습니다.')
  expect(text).toContain('묶음/a.gib · 1번째 대국')
  expect(reportText(texts.en, { ...report, findings: [] })).toContain('without trouble')
})

test('as a table it quotes, and holds no formula', () => {
  const csv = reportCsv(texts.en, { ...report, text: TEXT })
  const [head, ...rows] = csv.split('\r\n')
  expect(head).toBe('\uFEFF"file","game","move","line","column","kind","code","finding","text"')
  expect(rows.filter((row) => row !== '')).toHaveLength(findings.length)
  for (const row of rows) expect(row).not.toMatch(/"[=+@-]/)
})
