import * as z from 'zod/mini'
import { MAX_COLUMNS_BYTES, MAX_COLUMNS_CHARACTERS } from '../limits.ts'

const MEGABYTE = 1024 * 1024

/** JSON writes a control character as six bytes, such as `\u0001`; no other character takes more. */
const MAX_BYTES = 6

const TOO_MANY_CHARACTERS = `Too much text: all columns together can have at most ${MAX_COLUMNS_CHARACTERS.toLocaleString('en')} characters`

const TOO_MANY_BYTES = `Too much text: all columns together can have at most ${MAX_COLUMNS_BYTES / MEGABYTE} MB`

/** Bounds the texts of a recipe together, in characters and in the bytes that they take where they are stored. */
export function roomForText<Value>(textsOf: (value: Value) => readonly string[]) {
  return [
    z.refine<Value>((value) => countCharacters(textsOf(value)) <= MAX_COLUMNS_CHARACTERS, {
      error: TOO_MANY_CHARACTERS,
      abort: true,
    }),
    z.refine<Value>((value) => haveRoomForBytes(textsOf(value)), TOO_MANY_BYTES),
  ] as const
}

function countCharacters(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0)
}

function haveRoomForBytes(texts: readonly string[]): boolean {
  if (countCharacters(texts) * MAX_BYTES <= MAX_COLUMNS_BYTES) return true
  return texts.reduce((sum, text) => sum + countBytes(text), 0) <= MAX_COLUMNS_BYTES
}

function countBytes(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) bytes += bytesOf(text.charCodeAt(at))
  return bytes
}

/** Line breaks and tabs count as one byte. A character of two UTF-16 units counts as four. */
function bytesOf(unit: number): number {
  if (unit < 0x20) return unit >= 0x09 && unit <= 0x0d ? 1 : MAX_BYTES
  if (unit < 0x80) return 1
  if (unit < 0x800 || (unit >= 0xd800 && unit < 0xe000)) return 2
  return 3
}
