import { ENCODINGS, type Encoding } from './encodings.ts'
import type { ColumnChoice, Separator } from './options.ts'

/** The names of separators that people and programs write. */
export const SEPARATORS_BY_NAME = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
} as const satisfies Readonly<Record<string, Separator>>

/** Takes the names that browsers know, such as latin1. Null if the reader doesn't know the encoding. */
export function toEncoding(text: string): Encoding | null {
  const name = canonicalName(text)
  return ENCODINGS.find((known) => known === name) ?? null
}

/** Digits are the number of a column, other texts its name. */
export function toColumnChoice(text: string): ColumnChoice {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : text
}

function canonicalName(text: string): string | null {
  try {
    return new TextDecoder(text).encoding
  } catch {
    return null
  }
}
