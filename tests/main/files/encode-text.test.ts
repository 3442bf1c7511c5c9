import { setImmediate } from 'node:timers/promises'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { encodeText } from '#main/files/encode-text'
import { WRITTEN_ENCODINGS } from '#shared/contract/files'

/** An odd number of units before it: pieces of any even length cut every pair in two. */
const PAIRS = `x${'😀'.repeat(200_000)}`

test.each(WRITTEN_ENCODINGS)('%s: a long text is the bytes of its whole', async (encoding) => {
  const text = '71졸72 똠방각하 漢\r\n'.repeat(60_000)
  const { bytes, missing } = await encodeText(text, encoding)
  expect(bytes.equals(iconv.encode(text, encoding))).toBe(true)
  expect(missing).toEqual([])
})

test('no character is cut in two', async () => {
  const { bytes, missing } = await encodeText(PAIRS, 'utf-8')
  expect(missing).toEqual([])
  expect(bytes.toString() === PAIRS).toBe(true)
})

test('characters that are missing are named once, in the order of the text', async () => {
  const text = `${'가'.repeat(300_000)}😀é${'나'.repeat(300_000)}é😀\uD800`
  expect((await encodeText(text, 'cp949')).missing).toEqual(['😀', 'é', '\uD800'])
  expect((await encodeText(text, 'utf-8')).missing).toEqual(['\uD800'])
})

test('an empty text has no bytes', async () => {
  expect(await encodeText('', 'cp949')).toEqual({ bytes: Buffer.alloc(0), missing: [] })
})

test('others get their turn while a long text is encoded', async () => {
  const encoding = encodeText('79졸78 '.repeat(500_000), 'cp949').then(() => 'done' as const)
  let turns = 0
  while ((await Promise.race([encoding, setImmediate('turn' as const)])) !== 'done') turns += 1
  expect(turns).toBeGreaterThan(20)
})
