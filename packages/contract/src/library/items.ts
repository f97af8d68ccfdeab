import * as z from 'zod/mini'
import { jsonForms } from '../json-form.ts'
import { MAX_ITEM_CHARACTERS, PREVIEW_CHARACTERS } from '../limits.ts'

/** Words or combinations in their stored form: one per line. No item contains a line break. */
export interface Items {
  /** Large texts are UTF-8 bytes, because most code only passes them on. */
  readonly text: string | Uint8Array
  readonly count: number
  /** The first items, shortened to `PREVIEW_CHARACTERS`. */
  readonly preview: readonly string[]
}

/** Arrives in parts, because the whole array would take too much memory. It can be read only once. */
export class ItemParts {
  readonly parts: Iterable<readonly unknown[]>
  /** Receives the text piece by piece; the parsed `Items` have an empty text. */
  readonly write: (piece: string) => void

  constructor(parts: ItemParts['parts'], write: ItemParts['write']) {
    this.parts = parts
    this.write = write
  }
}

interface Rules {
  readonly noun: string
  readonly most: number
  readonly previewed: number
  readonly missing: string
  readonly dropsBlank: boolean
}

/** One loop checks all items, because a schema per item would be too slow for a million of them. */
export function itemsOf(rules: Rules) {
  const { noun, most, missing } = rules
  const sent = z.custom<readonly string[]>((value) => Array.isArray(value) || value instanceof ItemParts, {
    error: ({ input }) => (input === undefined ? missing : `${noun} must be an array of strings`),
  })
  jsonForms.set(sent, {
    type: 'array',
    items: { type: 'string', maxLength: MAX_ITEM_CHARACTERS, pattern: '^[^\\r\\n\\u0000]*$' },
    minItems: 1,
    maxItems: most,
  })
  return z.pipe(
    sent,
    z.transform((values, context): Items => {
      const outcome = values instanceof ItemParts ? packParts(values, rules) : pack(values, rules)
      if (typeof outcome !== 'string') return outcome
      context.issues.push({ code: 'custom', message: outcome, input: undefined })
      return z.NEVER
    }),
  )
}

export function toItems(values: readonly string[], previewed: number): Items {
  return { text: values.join('\n'), count: values.length, preview: toPreview(values, previewed) }
}

export function toPreview(values: readonly string[], previewed: number): string[] {
  return values.slice(0, previewed).map(shorten)
}

function shorten(value: string): string {
  return value.length <= PREVIEW_CHARACTERS
    ? value
    : `${value.slice(0, PREVIEW_CHARACTERS - 1).toWellFormed()}…`
}

function pack(values: readonly unknown[], rules: Rules): Items | string {
  if (values.length > rules.most) return tooMany(rules)
  const kept = keep(values, rules)
  if (typeof kept === 'string') return kept
  return kept.every(isBlank) ? rules.missing : toItems(kept, rules.previewed)
}

/** Reads all parts before it reports a problem, because too many items take precedence. */
function packParts({ parts, write }: ItemParts, rules: Rules): Items | string {
  const preview: string[] = []
  let problem: string | null = null
  let sent = 0
  let count = 0
  let hasOnlyBlank = true
  for (const part of parts) {
    sent += part.length
    if (problem !== null || sent > rules.most) continue
    const kept = keep(part, rules)
    if (typeof kept === 'string') problem = kept
    else if (kept.length > 0) {
      write(`${count === 0 ? '' : '\n'}${kept.join('\n')}`)
      count += kept.length
      hasOnlyBlank &&= kept.every(isBlank)
      preview.push(...toPreview(kept, rules.previewed - preview.length))
    }
  }
  if (sent > rules.most) return tooMany(rules)
  return problem ?? (hasOnlyBlank ? rules.missing : { text: '', count, preview })
}

function keep(values: readonly unknown[], { noun, dropsBlank }: Rules): string[] | string {
  const kept: string[] = []
  for (const value of values) {
    if (typeof value !== 'string') return `${noun} must be strings`
    if (value.length > MAX_ITEM_CHARACTERS) {
      return `Too long: each of the ${noun} has at most ${MAX_ITEM_CHARACTERS.toLocaleString('en')} characters`
    }
    if (BREAKING.test(value)) return `${noun} must not contain line breaks`
    if (value.includes('\0') || !value.isWellFormed()) return `${noun} must be text that can be shown`
    if (!dropsBlank || !isBlank(value)) kept.push(value)
  }
  return kept
}

function tooMany({ noun, most }: Rules): string {
  return `Too many ${noun}: at most ${most.toLocaleString('en')} can be kept together`
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}

const BREAKING = /[\r\n]/
