import { expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { messageOf } from '#renderer/kibo-editor/markers'
import { texts } from '#shared/text/index'

const BROKEN = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 99차98\n'

test('a finding is said sentence by sentence, and no sentence is torn', () => {
  const [finding] = readRecords(BROKEN).games[0]!.diagnostics
  expect(messageOf(finding!, texts.ko).split('\n')).toEqual([
    '「99차98」: 초 차례에 둘 수 없는 수입니다.',
    '떠날 자리에 기물이 없습니다.',
    '여기부터 읽지 않고 남겨 둡니다.',
  ])
  expect(messageOf(finding!, texts.en).split('\n')).toEqual([
    '“99차98” cannot be played with Cho to move: nothing stands where it starts.',
    'From here on the text is kept unread.',
  ])
})
