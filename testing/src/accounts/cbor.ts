export type CborValue = number | string | Buffer | ReadonlyMap<number | string, CborValue>

export function toCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const members = [...value].flatMap(([name, member]) => [toCbor(name), toCbor(member)])
  return Buffer.concat([head(5, value.size), ...members])
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size])
  if (size < 256) return Buffer.from([(type << 5) | 24, size])
  return Buffer.from([(type << 5) | 25, size >> 8, size & 0xff])
}
