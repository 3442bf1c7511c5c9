import { beforeEach, expect, test } from 'vitest'
import { scanRecords } from '#engine/game/read-records'
import { describeNotice, lifetimeOf, type Notice, toneOf } from '#renderer/shell/notice'
import { useNoticeStore } from '#renderer/shell/notice-store'
import { texts } from '#shared/text/index'
import { GO_RECORD } from '../support/records.ts'
import { startStores } from '../support/studio.ts'

beforeEach(() => void startStores())

const kinds = (): string[] => useNoticeStore().shown.map(({ notice }) => notice.kind)

test('the same notice stands once, the newest four stand at all', () => {
  const notices = useNoticeStore()
  notices.show({ kind: 'line-lost' })
  notices.show({ kind: 'line-lost' })
  expect(kinds()).toEqual(['line-lost'])
  for (const detail of ['a', 'b', 'c', 'd']) notices.show({ kind: 'settings-not-saved', detail })
  expect(kinds()).toEqual(Array.from({ length: 4 }, () => 'settings-not-saved'))
})

test('what stays until it is put away has room of its own', () => {
  const notices = useNoticeStore()
  notices.show({ kind: 'saved', name: '판.gib' })
  notices.show({ kind: 'line-lost' })
  expect(notices.passing.map(({ notice }) => notice.kind)).toEqual(['saved'])
  expect(notices.lasting.map(({ notice }) => notice.kind)).toEqual(['line-lost'])
})

test('a notice goes when it is dismissed or no longer holds', () => {
  const notices = useNoticeStore()
  notices.show({ kind: 'line-lost' })
  notices.show({ kind: 'crashed', detail: '' })
  notices.withdraw('line-lost')
  expect(kinds()).toEqual(['crashed'])
  notices.dismiss(notices.shown[0]!.id)
  expect(kinds()).toEqual([])
})

test('a refused file is named with the reason, and what was open is said to be safe', () => {
  const diagnostic = scanRecords(GO_RECORD).diagnostics[0]!
  const notice: Notice = { kind: 'refused', name: '바둑.gib', diagnostic }
  expect(describeNotice(texts.ko, notice)).toMatch(/「바둑\.gib」.*바둑.*열려 있던 것은 그대로/)
  expect(describeNotice(texts.en, notice)).toMatch(/“바둑\.gib”.*Go\b.*stays open/)
  expect(toneOf(notice)).toBe('bad')
  expect(lifetimeOf(notice)).toBeUndefined()
})
