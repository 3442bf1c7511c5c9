import type { TextFile } from '#shared/contract/files'

/** A file of a folder that was dropped. */
export interface PlacedFile {
  /** With the folders above it. */
  readonly name: string
  readonly file: TextFile
}

/** Several files as one: their texts one after another, and what part is whose. */
export function combineFiles(name: string, files: readonly PlacedFile[]): TextFile {
  const members = files.flatMap(({ name: whole, file }) =>
    file.collection
      ? file.collection.members.map((member) => ({ ...member, name: `${whole}/${member.name}` }))
      : [
          {
            name: whole,
            length: file.text.length,
            encoding: file.encoding,
            unreadable: file.unreadable,
          },
        ],
  )
  const sum = (count: (file: TextFile) => number): number =>
    files.reduce((total, { file }) => total + count(file), 0)
  return {
    name,
    path: null,
    text: files.map(({ file }) => file.text).join(''),
    encoding: files[0]?.file.encoding ?? 'utf-8',
    bytes: sum(({ bytes }) => bytes),
    unreadable: sum(({ unreadable }) => unreadable),
    collection: {
      members,
      skipped: files.flatMap(({ file }) => file.collection?.skipped ?? []),
      skippedCount: sum(({ collection }) => collection?.skippedCount ?? 0),
    },
  }
}
