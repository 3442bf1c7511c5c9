import { expect, test } from 'vitest'
import { EMPTY } from '#engine/rules/cells'
import { Mailbox } from '#engine/rules/mailbox'
import { generateCaptures, generateLegal } from '#engine/rules/movegen'
import { Random } from '../../support/random.ts'
import { randomPosition } from '../../support/random-positions.ts'

test('the captures are those among all legal steps, also out of check', () => {
  const random = new Random(31)
  const buffer = new Int32Array(1024)
  for (let n = 0; n < 3000; n++) {
    const box = Mailbox.from(randomPosition(random))
    const all = [...buffer.subarray(0, generateLegal(box, buffer, 0))]
    const captures = all.filter((step) => box.cells[step >> 7] !== EMPTY)
    const found = [...buffer.subarray(0, generateCaptures(box, buffer, 0))]
    expect(found.toSorted()).toEqual(captures.toSorted())
  }
})
