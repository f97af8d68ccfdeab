import * as z from 'zod/mini'
import { MAX_ITEM_CHARACTERS, PREVIEW_CHARACTERS } from './limits.ts'

/** Words or combinations as they are kept: one a line, for none of them holds a line break. */
export interface Items {
  /** Bytes are UTF-8. What is large comes so: most of those who handle it only hand it on. */
  readonly text: string | Uint8Array
  readonly count: number
  /** The first of them, shortened. */
  readonly preview: readonly string[]
}

/** An array whose parts come one after the other, and once: all of it together would take too much memory. */
export class ItemParts {
  readonly parts: Iterable<readonly unknown[]>
  /** Takes the text of the items, piece by piece: they come without it. */
  readonly write: (piece: string) => void

  constructor(parts: ItemParts['parts'], write: ItemParts['write']) {
    this.parts = parts
    this.write = write
  }
}

interface Rules {
  /** What one of them is called. */
  readonly noun: string
  readonly most: number
  /** How many stand in the preview. */
  readonly previewed: number
  /** What is said when there are none. */
  readonly missing: string
  /** Blank ones are left out. */
  readonly dropsBlank: boolean
}

/**
 * A list of texts, sent as an array of strings and handed on as one text. All of it is looked at once: a million
 * strings are no reason for a million checks, and only the first problem is told.
 */
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

const jsonForms = new WeakMap<z.core.$ZodType, object>()

/** The JSON Schema of a schema that looks at its input by itself. */
export function jsonFormOf(schema: z.core.$ZodType): object | undefined {
  return jsonForms.get(schema)
}

/** Texts that are known to be good, as they are kept. */
export function toItems(values: readonly string[], previewed: number): Items {
  return { text: values.join('\n'), count: values.length, preview: toPreview(values, previewed) }
}

/** The first of the items, each cut to what a summary has room for. */
export function toPreview(values: readonly string[], previewed: number): string[] {
  return values.slice(0, previewed).map(shorten)
}

function shorten(value: string): string {
  return value.length <= PREVIEW_CHARACTERS
    ? value
    : `${value.slice(0, PREVIEW_CHARACTERS - 1).toWellFormed()}…`
}

/** The items, or what is wrong with them. */
function pack(values: readonly unknown[], rules: Rules): Items | string {
  if (values.length > rules.most) return tooMany(rules)
  const kept = keep(values, rules)
  if (typeof kept === 'string') return kept
  return kept.every(isBlank) ? rules.missing : toItems(kept, rules.previewed)
}

/** As `pack`. What is wrong is told after the last part: that there are too many goes before all else. */
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

/** Those that are kept, or what is wrong with one. */
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
