import {
  DEFAULT_OPTIONS,
  RECIPE_VERSION,
  type Recipe,
  type RowSettings,
  toEngineRecipe,
} from '@wordloom/contract'
import { compileRecipe } from '@wordloom/engine'
import { toRecipeLink } from '#platform/recipe-link/recipe-link.ts'

interface RowsExample {
  readonly title: string
  readonly text: string
  readonly columns: readonly { readonly name: string; readonly words: readonly string[] }[]
  readonly rows: RowSettings
  /** Describe `rows` in the words of the generator's panels. */
  readonly settings: readonly { readonly panel: string; readonly setting: string }[]
}

export interface WorkedRowsExample extends Omit<RowsExample, 'rows'> {
  /** `cells` has the first rows. */
  readonly table: { readonly names: readonly string[]; readonly cells: readonly (readonly string[])[] }
  readonly size: number
  /** Without rules and samples. */
  readonly all: number
  readonly link: string
}

const KEYWORDS: RowsExample = {
  title: 'Keywords that people type',
  text: 'Two word orders, an optional modifier, and no service that a city has no use for.',
  columns: [
    { name: 'Modifier', words: ['emergency', '24 hour'] },
    { name: 'Service', words: ['plumber', 'boat repair', 'roof repair'] },
    { name: 'City', words: ['Tampa', 'Denver', 'Austin'] },
  ],
  rows: {
    optional: [1],
    patterns: ['{Modifier} {Service} {City}', '{Service} in {City}'],
    rules: [{ kind: 'condition', text: 'IF [Service] = "boat repair" THEN [City] = "Tampa"' }],
  },
  settings: [
    { panel: 'Modifier', setting: 'Optional' },
    { panel: 'Patterns', setting: '{Modifier} {Service} {City}' },
    { panel: 'Patterns', setting: '{Service} in {City}' },
    { panel: 'Rules', setting: 'When Service is boat repair, then City is Tampa' },
  ],
}

const VARIANTS: RowsExample = {
  title: 'Variants with their SKUs',
  text: "Each color brings its code along, silver isn't made in XL, and the export has the columns that a shop imports.",
  columns: [
    { name: 'Color', words: ['Black', 'Ivory', 'Silver'] },
    { name: 'Code', words: ['BLK', 'IVO', 'SLV'] },
    { name: 'Size', words: ['S', 'M', 'L', 'XL'] },
  ],
  rows: {
    links: [[1, 2]],
    rules: [{ kind: 'condition', text: 'IF [Color] = "Silver" THEN [Size] <> "XL"' }],
    fields: [
      { name: 'SKU', template: 'TEE-{Code}-{Size}' },
      { name: 'Option1 value', template: '{Color}' },
      { name: 'Option2 value', template: '{Size}' },
    ],
  },
  settings: [
    { panel: 'Color', setting: 'Linked with Code' },
    { panel: 'Rules', setting: "When Color is Silver, then Size isn't XL" },
    { panel: 'Table', setting: 'SKU: TEE-{Code}-{Size}' },
    { panel: 'Table', setting: 'Option1 value: {Color}, Option2 value: {Size}' },
  ],
}

const TESTS: RowsExample = {
  title: 'A short test plan',
  text: 'All pairs of values meet, in a third of the rows. Most bugs need no more than two values to show.',
  columns: [
    { name: 'Browser', words: ['Chrome', 'Firefox', 'Safari', 'Edge'] },
    { name: 'Language', words: ['English', 'German', 'Arabic'] },
    { name: 'Account', words: ['guest', 'trial', 'paid', 'expired'] },
  ],
  rows: {
    patterns: ['{Browser}, {Language}, {Account}'],
    order: { covering: { strength: 2, seed: '1' } },
  },
  settings: [
    { panel: 'Patterns', setting: '{Browser}, {Language}, {Account}' },
    { panel: 'Order', setting: 'All pairs' },
  ],
}

const PROMPTS: RowsExample = {
  title: 'Prompts for an image generator',
  text: 'Two prompts for each subject, drawn at random. The same seed draws the same ones again.',
  columns: [
    { name: 'Subject', words: ['a lighthouse', 'an old library', 'a market hall'] },
    { name: 'Style', words: ['watercolor', 'linocut', 'charcoal sketch', '35 mm photo'] },
    { name: 'Light', words: ['at dawn', 'in fog', 'by candlelight', 'at noon'] },
  ],
  rows: {
    patterns: ['{Style} of {Subject} {Light}'],
    order: { each: { column: 1, count: 2, seed: 'spring' } },
  },
  settings: [
    { panel: 'Patterns', setting: '{Style} of {Subject} {Light}' },
    { panel: 'Order', setting: '2 rows for each word of Subject' },
  ],
}

const WORDLIST: RowsExample = {
  title: 'A wordlist for a password audit',
  text: 'What people at your company might choose: every order of the parts, at the lengths that your policy accepts.',
  columns: [
    { name: 'Name', words: ['Acme', 'acme', 'Rex'] },
    { name: 'Year', words: ['2025', '2026', '26'] },
    { name: 'Sign', words: ['!', '#', '_'] },
  ],
  rows: { allOrders: true, rules: [{ kind: 'length', unit: 'characters', least: 8, most: 12 }] },
  settings: [
    { panel: 'Patterns', setting: 'All word orders' },
    { panel: 'Rules', setting: 'At least 8 and at most 12 characters' },
  ],
}

export const ROWS_EXAMPLES = [KEYWORDS, VARIANTS, TESTS, PROMPTS, WORDLIST]

const SHOWN_ROWS = 6

/** This happens at build time; the browser gets only the rows and the link. */
export async function workOutRows(example: RowsExample): Promise<WorkedRowsExample> {
  const { title, text, columns, rows, settings } = example
  const recipe: Recipe = {
    ...DEFAULT_OPTIONS,
    separator: 'nothing',
    columns: columns.map(({ words }) => words.join('\n')),
    names: columns.map(({ name }) => name),
    version: RECIPE_VERSION,
    rows,
  }
  const words = columns.map((column) => column.words)
  const { plan, table } = compileRecipe(toEngineRecipe(recipe, words))
  const { rules: _, order: __, ...arrangement } = rows
  const all = compileRecipe(toEngineRecipe({ ...recipe, rows: arrangement }, words)).plan
  const link = await toRecipeLink('', recipe)
  if (plan.kind !== 'indexed' || all.kind !== 'indexed' || link === null)
    throw new RangeError(`The example “${title}” is small`)
  const size = Number(plan.size)
  const shown = Array.from({ length: Math.min(SHOWN_ROWS, size) }, (_row, i) => BigInt(i))
  return {
    title,
    text,
    columns,
    settings,
    table: {
      names: table?.names ?? [],
      cells: shown.map((row) => table?.cells(row) ?? [plan.at(row)]),
    },
    size,
    all: Number(all.size),
    link,
  }
}
