import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importInto, openLibrary } from '../../support/libraries.ts'
import { gibGame, LINE } from '../../support/library-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

test('an archive is imported by the records in it', async () => {
  const path = join(temporaryFolder(), '기보.zip')
  const text = (plies: number): Uint8Array => strToU8(gibGame({ moves: LINE.slice(0, plies) }))
  writeFileSync(
    path,
    zipSync({
      '하나.gib': text(10),
      '안/둘.gib': text(20),
      '읽어 주세요.txt': strToU8('안녕하세요'),
    }),
  )
  const library = openLibrary()
  const { report, run } = await importInto(library, path)
  expect(report).toMatchObject({ files: 1, games: 2, added: 2, failed: 0 })
  expect(library.findings(run, { offset: 0, limit: 10, duplicates: true }).total).toBe(0)
  const again = await importInto(library, path)
  expect(again.report).toMatchObject({ added: 0, duplicates: 2 })
})
