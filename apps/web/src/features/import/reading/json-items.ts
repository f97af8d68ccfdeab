import { IMPORT_TEXTS } from '../texts.ts'

/** Deeper JSON isn't a word list, and takes parsers seconds. */
const MAX_DEPTH = 1000

/** @throws {Error} with the reason if the text isn't a JSON array or object. */
export function readJson(text: string): string[] {
  if (isTooDeep(text)) throw new Error(`nested more than ${MAX_DEPTH} levels deep`)
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error(IMPORT_TEXTS.notJsonList)
  return (Array.isArray(value) ? value : Object.values(value)).map(toText)
}

/** An object with one of these keys can't safely be converted to text. */
const TEXT_MAKERS = ['toString', 'valueOf', 'toJSON'] as const

function toText(value: unknown, index: number): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (TEXT_MAKERS.some((name) => Object.hasOwn(value, name))) {
    throw new Error(`element ${index + 1} can't be converted to text`)
  }
  return JSON.stringify(value)
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfString(text, at)
    else if (code === 0x5b || code === 0x7b) depth++
    else if (code === 0x5d || code === 0x7d) depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function endOfString(text: string, opening: number): number {
  let at = opening + 1
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1
  return at
}
