import type { Blocks } from './parse-json.ts'

const ITEM_FIELDS: ReadonlySet<string> = new Set(['"words"', '"combinations"'])

type Bytes = Blocks[number]

export interface ItemArray {
  readonly start: number
  readonly end: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPENING_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/** Returns null if there is no such array, more than one, or its name is written with escapes. */
export function findItemArray(json: Bytes): ItemArray | null {
  const found: ItemArray[] = []
  let depth = 0
  let text = { start: 0, end: 0 }
  let start = -1
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case QUOTE:
        text = { start: at, end: endOfText(json, at) }
        at = text.end - 1
        break
      case OPENING_BRACE:
        depth++
        break
      case OPENING_BRACKET:
        if (depth === 1 && isItemField(json, text)) start = at
        depth++
        break
      case CLOSING_BRACE:
        depth--
        break
      case CLOSING_BRACKET:
        depth--
        if (depth === 1 && start !== -1) {
          found.push({ start, end: at + 1 })
          start = -1
        }
        break
    }
  }
  const [only = null, ...others] = found
  return others.length === 0 ? only : null
}

/** Splits an array at its commas into parts of at least `bytes` bytes, without brackets. */
export function* partsOf(json: Bytes, { start, end }: ItemArray, bytes: number): Generator<Bytes> {
  let depth = 0
  let from = start + 1
  for (let at = from; at < end - 1; at++) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at) - 1
        break
      case OPENING_BRACE:
      case OPENING_BRACKET:
        depth++
        break
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        depth--
        break
      case COMMA:
        if (depth > 0 || at - from < bytes) break
        yield json.subarray(from, at)
        from = at + 1
        break
    }
  }
  yield json.subarray(from, end - 1)
}

function endOfText(json: Bytes, start: number): number {
  for (let at = start + 1; ; at++) {
    at = json.indexOf(QUOTE, at)
    if (at === -1) return json.length
    let backslashes = 0
    while (json[at - 1 - backslashes] === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return at + 1
  }
}

function isItemField(json: Bytes, { start, end }: ItemArray): boolean {
  return end - start < 20 && ITEM_FIELDS.has(String.fromCharCode(...json.subarray(start, end)))
}
