import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUECOLOR = 2

/** Drops the alpha channel of the opaque pixels. Without filters, these flat pictures take half the bytes. */
export function toPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const lines = Buffer.alloc((1 + width * 3) * height)
  let to = 0
  for (let from = 0; from < pixels.length; from += 4) {
    // In a PNG, each line starts with its filter type; 0 means none.
    if (from % (width * 4) === 0) to++
    lines[to++] = pixels[from] ?? 0
    lines[to++] = pixels[from + 1] ?? 0
    lines[to++] = pixels[from + 2] ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, TRUECOLOR], 8)
  const data = deflateSync(lines, { level: 9, memLevel: 9 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(content.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), frame.length - 4)
  return frame
}
