import type { LengthUnit } from '@wordloom/engine'
import { TARGET_IDS, type TargetId } from '@wordloom/targets'
import type { Options } from '../input/option-help.ts'
import { UsageError } from '../usage-error.ts'
import { RECIPE_TEXTS as T } from './texts.ts'

/** The options that say which rows there are. Columns are numbered from 0. */
export interface RecipeOptions {
  readonly names: readonly string[]
  readonly patterns: readonly string[]
  readonly allOrders: boolean
  readonly links: readonly (readonly number[])[]
  readonly optional: readonly number[]
  readonly lengths: readonly LengthOption[]
  readonly noWordTwice: boolean
  readonly conditions: readonly string[]
  readonly leaveOut: readonly string[]
  readonly shuffle: string | null
  readonly sample: { readonly count: number; readonly seed: string } | null
  readonly each: { readonly column: number; readonly count: number; readonly seed: string } | null
  readonly covering: { readonly strength: 2 | 3; readonly seed: string } | null
  readonly fields: readonly { readonly name: string; readonly template: string }[]
  readonly target: TargetOption | null
}

const CHECKS = ['drop', 'shorten', 'keep'] as const

export interface TargetOption {
  readonly id: TargetId
  readonly check: (typeof CHECKS)[number]
}

export interface LengthOption {
  readonly unit: LengthUnit
  readonly least?: number
  readonly most?: number
}

const UNITS = {
  length: 'characters',
  words: 'words',
  bytes: 'bytes',
  width: 'width',
} as const satisfies Readonly<Record<string, LengthUnit>>
type UnitName = keyof typeof UNITS
const UNIT_NAMES = Object.keys(UNITS) as readonly UnitName[]

const TEXT = { type: 'string' } as const
const TEXTS = { type: 'string', multiple: true } as const
const FLAG = { type: 'boolean' } as const

/** Options for the form of a row. */
export const PATTERN_OPTIONS = {
  pattern: {
    ...TEXTS,
    help: ['TEXT', 'write rows as TEXT, with {1} for a word of the first file; repeat it for more patterns'],
  },
  names: {
    ...TEXT,
    help: ['A,B,C', 'name the columns, so that patterns, rules and fields can use {City} and [City]'],
  },
  'all-orders': { ...FLAG, help: ['', 'write the columns in all orders, up to 6 columns'] },
  link: { ...TEXTS, help: ['2,3', 'take words of these columns from the same line'] },
  optional: { ...TEXTS, help: ['1', 'after the rows with this column, write the rows without it'] },
} as const satisfies Options

/** Options for the rows to keep. */
export const RULE_OPTIONS = {
  'max-length': {
    ...TEXT,
    help: [
      'N',
      'at most N characters; also --min-length, and words, bytes and width (East Asian characters',
      'and emoji count two): --max-words, --max-bytes, --max-width, --min-words and so on',
    ],
  },
  'min-length': TEXT,
  'min-words': TEXT,
  'max-words': TEXT,
  'min-bytes': TEXT,
  'max-bytes': TEXT,
  'min-width': TEXT,
  'max-width': TEXT,
  'no-repeated-words': { ...FLAG, help: ['', 'no word twice in a row, whatever its case'] },
  rule: {
    ...TEXTS,
    help: [
      'RULE',
      `for example 'IF [1] = "a" THEN [2] <> "b"', or '[City] LIKE "L*" OR [Price] IN {"1", "2"}'`,
    ],
  },
  'leave-out': {
    ...TEXTS,
    help: ['FILE', 'no row that is a line of FILE, whatever its case and the signs of match types'],
  },
  for: {
    ...TEXT,
    help: [
      'TARGET',
      'only rows that fit TARGET, such as google-ads-keyword or etsy-tag; wordloom targets names all.',
      "What doesn't fit is counted on standard error. --check keep keeps those rows, and --check shorten",
      'keeps the words that fit: as a text, or as a column of a table',
    ],
  },
  check: TEXT,
} as const satisfies Options

/** Options for the order of rows and their number. */
export const ORDER_OPTIONS = {
  shuffle: { ...TEXT, help: ['SEED', 'in a random order that is the same for the same SEED'] },
  sample: { ...TEXT, help: ['N', 'N rows at random, without repeats; --seed SEED chooses others'] },
  seed: TEXT,
  'sample-each': { ...TEXT, help: ['2=N', 'N rows at random for each word of column 2'] },
  pairs: {
    ...FLAG,
    help: [
      '',
      'few rows in which every two words that the rules allow meet; --triples for every three words',
    ],
  },
  triples: FLAG,
} as const satisfies Options

export const FIELD_OPTIONS = {
  field: {
    ...TEXTS,
    help: [
      'NAME=TEXT',
      "a column of the table, such as 'Ad group={1|title}', 'Keyword={text}' or 'No={row|pad:4}'",
      'filters: lower upper title sentence slug ascii urlencode trim first:N',
      'fit:N (whole words; also fit:N:words, :bytes, :width) pad:N replace:a:b',
    ],
  },
} as const satisfies Options

export const RECIPE_OPTIONS = {
  ...PATTERN_OPTIONS,
  ...RULE_OPTIONS,
  ...ORDER_OPTIONS,
  ...FIELD_OPTIONS,
} as const

type Values = {
  readonly [Name in keyof typeof RECIPE_OPTIONS]?: string | boolean | (string | boolean)[] | undefined
}

export function toRecipeOptions(values: Values): RecipeOptions {
  const sample = textOf(values.sample)
  const each = textOf(values['sample-each'])
  const seed = textOf(values.seed)
  const strength = values.triples === true ? 3 : values.pairs === true ? 2 : null
  if (seed !== null && sample === null && each === null && strength === null)
    throw new UsageError(T.seedWithoutSample)
  const patterns = textsOf(values.pattern)
  if (values['all-orders'] === true && patterns.length > 0) throw new UsageError(T.ordersOrPatterns)
  return {
    names:
      textOf(values.names)
        ?.split(',')
        .map((name) => name.trim()) ?? [],
    patterns,
    allOrders: values['all-orders'] === true,
    links: textsOf(values.link).map((text) => toColumns('--link', text)),
    optional: textsOf(values.optional).flatMap((text) => toColumns('--optional', text)),
    lengths: UNIT_NAMES.flatMap((name) => toLengths(name, values)),
    noWordTwice: values['no-repeated-words'] === true,
    conditions: textsOf(values.rule),
    leaveOut: textsOf(values['leave-out']),
    shuffle: textOf(values.shuffle),
    sample: sample === null ? null : { count: toWhole('--sample', sample), seed: seed ?? '' },
    each: each === null ? null : { ...toEach(each), seed: seed ?? '' },
    covering: strength === null ? null : { strength, seed: seed ?? '' },
    fields: textsOf(values.field).map(toField),
    target: toTarget(textOf(values.for), textOf(values.check)),
  }
}

export function orderOf({ shuffle, sample, each, covering }: RecipeOptions) {
  return {
    ...(shuffle !== null && { shuffle }),
    ...(sample !== null && { sample }),
    ...(each !== null && { each }),
    ...(covering !== null && { covering }),
  }
}

function toLengths(name: UnitName, values: Values): readonly LengthOption[] {
  const least = textOf(values[`min-${name}`])
  const most = textOf(values[`max-${name}`])
  if (least === null && most === null) return []
  return [
    {
      unit: UNITS[name],
      ...(least !== null && { least: toWhole(`--min-${name}`, least) }),
      ...(most !== null && { most: toWhole(`--max-${name}`, most) }),
    },
  ]
}

function toColumns(option: string, text: string): readonly number[] {
  const numbers = text.split(',').map((part) => part.trim())
  if (!numbers.every((number) => /^[1-9]\d{0,3}$/.test(number)))
    throw new UsageError(T.noColumns(option, text))
  return numbers.map((number) => Number(number) - 1)
}

function toEach(text: string): { readonly column: number; readonly count: number } {
  const [, column, count] = /^([1-9]\d{0,3})=(\d{1,15})$/.exec(text) ?? []
  if (column === undefined) throw new UsageError(T.noEach(text))
  return { column: Number(column) - 1, count: Number(count) }
}

function toWhole(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(T.noNumber(option, text))
  return Number(text)
}

function toTarget(name: string | null, check: string | null): TargetOption | null {
  if (name === null) {
    if (check !== null) throw new UsageError(T.checkWithoutTarget)
    return null
  }
  const id = TARGET_IDS.find((known) => known === name)
  if (id === undefined) throw new UsageError(T.noTarget(name))
  const known = CHECKS.find((each) => each === (check ?? 'drop'))
  if (known === undefined) throw new UsageError(T.noCheck(CHECKS, check ?? ''))
  return { id, check: known }
}

function toField(text: string): RecipeOptions['fields'][number] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(T.noField(text))
  return { name: text.slice(0, at), template: text.slice(at + 1) }
}

function textOf(value: Values[keyof Values]): string | null {
  return typeof value === 'string' ? value : null
}

function textsOf(value: Values[keyof Values]): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
