import { utf8Length, writeUtf8 } from '../../utf8.ts'
import { SLACK } from '../../write/encoded-grid.ts'

export interface EncodedRow {
  readonly lead: Uint8Array
  readonly parts: readonly EncodedPart[]
}

export type EncodedPart = EncodedTexts | ComputedText

export interface EncodedTexts {
  readonly kind: 'texts'
  readonly factor: number
  /** Text `i` is `bytes[starts[i] .. starts[i + 1]]`. Ends with `SLACK` extra bytes. */
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly starts: Float64Array
}

/** A text that doesn't follow from the item of one factor. */
export interface ComputedText {
  readonly kind: 'computed'
  /** `row` is counted from 0. */
  toText(items: ArrayLike<number>, row: bigint | number): string
}

/** @throws {RangeError} when the texts take more than 2 GiB. */
export function encodeTexts(factor: number, texts: readonly string[]): EncodedTexts {
  const starts = new Float64Array(texts.length + 1)
  texts.forEach((text, i) => {
    starts[i + 1] = (starts[i] ?? 0) + utf8Length(text)
  })
  const length = starts[texts.length] ?? 0
  if (length > 0x7fff_ffff)
    throw new RangeError('A column takes more than 2 GiB. Use fewer or shorter words.')
  const bytes = new Uint8Array(length + SLACK)
  texts.forEach((text, i) => {
    writeUtf8(text, bytes, starts[i] ?? 0)
  })
  return { kind: 'texts', factor, bytes, view: new DataView(bytes.buffer), starts }
}
