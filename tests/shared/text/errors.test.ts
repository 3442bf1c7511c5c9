import { describe, expect, test } from 'vitest'
import type { FileError } from '#shared/contract/files'
import type { Fault } from '#shared/rpc/frames'
import { describeFault } from '#shared/text/faults'
import { describeFileError } from '#shared/text/file-errors'
import { LANGUAGES, texts } from '#shared/text/index'

const path = '/기보/가.gib'
const FILE_ERRORS: readonly FileError[] = [
  { code: 'file-not-found', path },
  { code: 'file-not-allowed', path },
  { code: 'file-is-a-folder', path },
  { code: 'file-is-special', path },
  { code: 'file-too-large', path, bytes: 67_108_865, limit: 67_108_864 },
  { code: 'file-unreadable', path, detail: 'EACCES' },
  { code: 'upload-out-of-order', name: path },
  { code: 'too-many-uploads', name: path, limit: 4 },
]
const FAULTS: readonly Fault[] = [
  { code: 'cancelled' },
  { code: 'disconnected' },
  { code: 'busy', limit: 64 },
  { code: 'bad-message', detail: 'detail' },
  { code: 'crashed', detail: 'detail' },
]

describe.each(LANGUAGES)('in %s', (language) => {
  const words = texts[language]

  test.each(FILE_ERRORS)('$code names the file', (error) => {
    expect(describeFileError(words, error)).toContain(path)
  })

  test('each problem has words of its own', () => {
    const sentences = [
      ...FILE_ERRORS.map((error) => describeFileError(words, error)),
      ...FAULTS.map((fault) => describeFault(words, fault)),
    ]
    expect(new Set(sentences).size).toBe(FILE_ERRORS.length + FAULTS.length)
  })

  test('a file one byte too large is not said to be as large as the limit', () => {
    expect(describeFileError(words, FILE_ERRORS[4]!)).toMatch(/64\.1 MB.*64 MB/)
  })
})
