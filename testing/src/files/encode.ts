import type { Encoding } from '@wordloom/reading'

const HAS_PAIRS = /jis|euc|gb|big5/

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>()

/** Writes text in an encoding that TextEncoder doesn't know, by what TextDecoder reads from each byte or pair. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encodeUtf16(text, encoding === 'utf-16le')
  const table = tables.get(encoding) ?? createTable(encoding)
  tables.set(encoding, table)
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character)
      if (bytes === undefined) throw new RangeError(`${encoding} lacks ${character}`)
      return bytes
    }),
  )
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittle)
  return bytes
}

function createTable(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (...bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte++) add(byte)
  if (HAS_PAIRS.test(encoding)) {
    for (let first = 0x81; first < 0xff; first++) {
      for (let second = 0x30; second < 0xff; second++) add(first, second)
    }
  }
  return table
}
