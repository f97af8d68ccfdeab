import { ReadingError } from '../reading-error.ts'
import type { Row } from '../row.ts'

/** Rows of a JSON file. */
export interface JsonRows {
  readonly rows: readonly Row[]
  /** The row with the names of the fields, counted from 1. `undefined` if the cells have to tell. */
  readonly header: 1 | 'none' | undefined
}

/** Deeper JSON isn't a list, and takes parsers seconds. */
const MAX_DEPTH = 1000

/**
 * Reads a list of texts, a list of objects whose fields become columns, or an object: of lists, of texts, or with a list
 * of objects in one of its fields. A file can also have an object or a list per line; with `hasLines`, any value.
 *
 * @throws {ReadingError}
 */
export function readJson(text: string, { hasLines = false } = {}): JsonRows {
  const value = parse(text, hasLines)
  if (Array.isArray(value)) return fromList(value)
  if (isObject(value)) return fromObject(value)
  throw new ReadingError('json', 'JSON must be an array or object.')
}

function parse(text: string, hasLines: boolean): unknown {
  if (isTooDeep(text)) {
    throw new ReadingError('json', `The JSON file is nested more than ${MAX_DEPTH} levels deep.`)
  }
  try {
    const lines = hasLines ? parseLines(text, 1) : null
    return lines ?? JSON.parse(text)
  } catch (error) {
    const lines = /^\s*[[{]/.test(text) ? parseLines(text, 2) : null
    if (lines !== null) return lines
    const reason = error instanceof Error ? error.message : String(error)
    throw new ReadingError('json', `The file isn't JSON: ${reason}`, null, { cause: error })
  }
}

function parseLines(text: string, least: number): readonly unknown[] | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (lines.length < least) return null
  try {
    return lines.map((line): unknown => JSON.parse(line))
  } catch {
    return null
  }
}

function fromList(list: readonly unknown[]): JsonRows {
  if (list.length > 0 && list.every(isObject)) return fromObjects(list)
  if (list.length > 0 && list.every(Array.isArray)) {
    return { rows: list.map((row: readonly unknown[]) => row.map(toText)), header: undefined }
  }
  return { rows: list.map((item) => [toText(item)]), header: 'none' }
}

function fromObject(object: Readonly<Record<string, unknown>>): JsonRows {
  const fields = Object.entries(object)
  const lists = fields.flatMap(([name, value]) =>
    Array.isArray(value) ? [{ name, list: value as unknown[] }] : [],
  )
  const objects = lists.filter(({ list }) => list.length > 0 && list.every(isObject))
  if (objects.length === 1) return fromList(objects[0]?.list ?? [])
  if (lists.length > 0) return fromColumns(lists)
  if (fields.length === 1 && isObject(fields[0]?.[1])) return fromObject(fields[0][1])
  return { rows: fields.map(([, value]) => [toText(value)]), header: 'none' }
}

function fromColumns(
  lists: readonly { readonly name: string; readonly list: readonly unknown[] }[],
): JsonRows {
  const height = Math.max(...lists.map(({ list }) => list.length))
  const rows = Array.from({ length: height }, (_, row) =>
    lists.map(({ list }) => (row < list.length ? toText(list[row]) : '')),
  )
  return { rows: [lists.map(({ name }) => name), ...rows], header: 1 }
}

function fromObjects(list: readonly Readonly<Record<string, unknown>>[]): JsonRows {
  const places = new Map<string, number>()
  const rows = list.map((object) => {
    const row: string[] = []
    for (const [name, value] of flatFields(object, '')) {
      const place = places.get(name) ?? places.size
      places.set(name, place)
      row[place] = toText(value)
    }
    return row
  })
  const filled = rows.map((row) => Array.from({ length: places.size }, (_, place) => row[place] ?? ''))
  return { rows: [[...places.keys()], ...filled], header: 1 }
}

/** Fields of objects inside have the names of both, such as `keyword.text`. */
function flatFields(
  object: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly (readonly [string, unknown])[] {
  return Object.entries(object).flatMap(([name, value]) =>
    isObject(value) && prefix.length < MAX_DEPTH
      ? flatFields(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value] as const],
  )
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
