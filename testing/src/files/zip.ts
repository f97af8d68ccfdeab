import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text that is repeated, so that it needn't fit into memory. */
export interface Repeated {
  readonly before: string
  readonly text: string
  readonly times: number
}

/** A ZIP archive of texts, compressed. */
export function aZip(files: Readonly<Record<string, string | Repeated>>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(files)) {
    const { packed, checksum, size } = pack(
      typeof given === 'string' ? { before: given, text: '', times: 0 } : given,
    )
    const path = Buffer.from(name)
    // Version, flags, method, time and date, checksum, sizes, and the length of the path.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(checksum, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, rest, path]))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\u0005\u0006'), end])
}

/** After a full flush, the bytes of a text can be repeated. */
function pack({ before, text, times }: Repeated) {
  const flushed = { finishFlush: constants.Z_FULL_FLUSH }
  const [first, next] = [Buffer.from(before), Buffer.from(text)]
  const again = deflateRawSync(next, flushed)
  let checksum = crc32(first)
  for (let time = 0; time < times; time++) checksum = crc32(next, checksum)
  return {
    packed: Buffer.concat([
      deflateRawSync(first, flushed),
      ...Array<Buffer>(times).fill(again),
      deflateRawSync(''),
    ]),
    checksum,
    size: first.length + next.length * times,
  }
}
