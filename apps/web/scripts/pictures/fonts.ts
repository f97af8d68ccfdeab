import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** The fonts of the pages, as static files: the renderer can't read variable fonts. */
const FACES = [
  import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff'),
  import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff'),
]

/** Names the families the way the font files do, which differs between weights. */
export const SANS_BOLD = 'font-family="Inter" font-weight="700"'
export const SANS = 'font-family="Inter Medium" font-weight="500"'
export const MONO = 'font-family="JetBrains Mono Medium" font-weight="500"'
export type Face = typeof SANS_BOLD | typeof SANS | typeof MONO

export function readFonts(): Buffer[] {
  return FACES.map((face) => unpack(readFileSync(new URL(face))))
}

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Unpacks a WOFF file (w3.org/TR/WOFF), whose tables may each be compressed, into an OpenType font. */
function unpack(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('A font is expected as a WOFF file.')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
  const parts = [head]
  let offset = head.length
  for (let place = 0; place < count; place++) {
    const entry = WOFF_HEADER + place * WOFF_ENTRY
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const table = woff.subarray(start, start + packed)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    padded.set(packed === length ? table : inflateSync(table))
    const target = SFNT_HEADER + place * SFNT_ENTRY
    woff.copy(head, target, entry, entry + 4)
    woff.copy(head, target + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, target + 8)
    head.writeUInt32BE(length, target + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
