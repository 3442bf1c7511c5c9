import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  /** As its bytes stand in the archive. */
  readonly name: Uint8Array | string
  readonly bytes: Uint8Array | string
  /** What the archive says of the file, where that is not the truth. */
  readonly claims?: {
    readonly bytes?: number
    readonly crc?: number
    readonly flags?: number
    readonly method?: number
  }
}

/** A zip archive, made by hand so that it may lie. */
export function zipOf(files: readonly ZipFile[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, claims = {} } of files) {
    const data = Buffer.from(bytes)
    const packed = deflateRawSync(data)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(claims.flags ?? 0, 2)
    common.writeUInt16LE(claims.method ?? 8, 4)
    common.writeUInt32LE(claims.crc ?? crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims.bytes ?? data.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, nameBytes, packed])
    const central = Buffer.alloc(16)
    central.writeUInt32LE(at, 12)
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000'),
      common,
      central.subarray(2),
      nameBytes,
    )
    locals.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(at, 12)
  end.writeUInt16LE(Buffer.byteLength(comment), 16)
  return Buffer.concat([
    ...locals,
    central,
    Buffer.from('PK\u0005\u0006'),
    end,
    Buffer.from(comment),
  ])
}
