import { compileRecipe, createBlockWriter, TABLE_FORMATS, toCsvLine } from '@wordloom/engine'
import { writeWorkbook } from '@wordloom/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFile } from './open-file.ts'
import type { ReadingOptions } from './options.ts'

/** Parts that meet the rules of some format: signs, quotes, apostrophes, separators, numbers, totals. */
const part = fc.constantFrom(
  ...[
    '-',
    '+',
    '=',
    '@',
    "'",
    "''",
    '"',
    '""',
    ',',
    ';',
    '|',
    '\\',
    '/',
    '(',
    ')',
    '%',
    '5',
    '12.5',
    '1,234',
  ],
  ...[
    'a',
    'red',
    'Total',
    'keyword',
    'é',
    'İ',
    '語',
    '🧵',
    '\u00ad',
    'e\u0301',
    ' ',
    'sep=',
    '#',
    '--',
    '[x]',
  ],
)
/** In a first line, this names the separator, for spreadsheets as for us. */
const NAMES_SEPARATOR = /^"?sep=/

const word = fc
  .array(part, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && !NAMES_SEPARATOR.test(text))
const words = fc.array(word, { minLength: 1, maxLength: 12 })
const choices = fc.record({ guardsFormulas: fc.boolean(), hasMark: fc.boolean() })
const RUNS = { numRuns: Number(process.env['LAW_RUNS'] ?? 100) }

async function wordsOf(bytes: Uint8Array, options: ReadingOptions): Promise<string[]> {
  const file = await openFile(bytes, { keepsTotals: true, ...options })
  const read: string[] = []
  for await (const block of file.words()) read.push(...block)
  return read
}

async function cellsOf(bytes: Uint8Array, options: ReadingOptions): Promise<string[][]> {
  const file = await openFile(bytes, { keepsTotals: true, ...options })
  const rows: string[][] = []
  for await (const block of file.rows()) for (const { cells } of block) rows.push([...cells])
  return rows
}

async function zipped(lines: Iterable<Uint8Array>, hasHeader: boolean): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeWorkbook(lines, { hasHeader })) chunks.push(chunk.slice())
  return Buffer.concat(chunks)
}

const joined = (chunks: Iterable<Uint8Array>) => Buffer.concat(Array.from(chunks, (chunk) => chunk.slice()))

describe('a file that we wrote', () => {
  it.each(['txt', 'csv', 'json', 'jsonl', 'xlsx'] as const)('gives its words back, as %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(words, choices, async (given, chosen) => {
        const writer = createBlockWriter(format, 64, chosen)
        const written = joined([...writer.write(given), ...writer.close()])
        const bytes = format === 'xlsx' ? await zipped([written], false) : written
        const options: ReadingOptions =
          format === 'txt'
            ? { format: 'lines', hasPlainQuotes: true }
            : format === 'csv'
              ? { fileName: 'a.csv', header: 'none', separator: ',', columns: [1] }
              : format === 'xlsx'
                ? { header: 'none', columns: [1] }
                : { fileName: `a.${format}` }
        expect(await wordsOf(bytes, options)).toEqual(given)
      }),
      RUNS,
    )
  })

  it.each(TABLE_FORMATS)('gives the cells of its fields back, as %s', async (format) => {
    const table = fc.record({
      columns: fc.array(words, { minLength: 2, maxLength: 3 }),
      // Objects have names that are whole numbers first.
      names: fc.uniqueArray(
        word.filter((name) => !/^\d+$/.test(name)),
        { minLength: 2, maxLength: 2 },
      ),
      before: fc.oneof(fc.constant(''), word),
      between: fc.constantFrom('', ' ', '-', '"'),
    })
    await fc.assert(
      fc.asyncProperty(table, choices, async ({ columns, names, before, between }, chosen) => {
        const fields = [
          { name: names[0] ?? 'A', template: `${escaped(before)}{1}${between}{2}` },
          { name: names[1] ?? 'B', template: '{2}' },
        ]
        const [first = [], second = [], ...others] = columns
        const recipe = { columns: [first, second, ...others].map((list) => ({ words: list })), fields }
        const compiled = compileRecipe(recipe)
        const written = joined(compiled.table?.chunks({ format, ...chosen }) ?? [])
        const bytes = format === 'xlsx' ? await zipped([written], true) : written
        const rows = first.flatMap((a) =>
          second.flatMap((b) => (others[0] ?? ['']).map(() => [`${before}${a}${between}${b}`, b])),
        )
        const separator = format === 'csv' ? ',' : format === 'tsv' ? '\t' : undefined
        const options = { fileName: `a.${format}`, header: 1, separator } as const
        expect(await cellsOf(bytes, options)).toEqual(rows)
        const file = await openFile(bytes, options)
        expect(file.report().columns.map(({ name }) => name)).toEqual(fields.map(({ name }) => name))
      }),
      RUNS,
    )
  })

  it('gives the cells of a report back, with each separator', async () => {
    const row = fc.array(word, { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(',' as const, ';' as const, '\t' as const),
        fc.constantFrom('formulas' as const, 'apostrophes' as const),
        async (rows, separator, guard) => {
          const text = rows.map((cells) => toCsvLine(cells, { separator, guard })).join('')
          expect(await cellsOf(Buffer.from(text), { header: 'none', separator })).toEqual(rows)
        },
      ),
      RUNS,
    )
  })

  it('needs no help for words below a name', async () => {
    const letters = fc.stringMatching(/^[-+=@']{0,2}[a-z]{2,8}( [a-z]{1,6})?$/)
    await fc.assert(
      fc.asyncProperty(fc.array(letters, { minLength: 3, maxLength: 12 }), choices, async (given, chosen) => {
        const fields = [
          { name: 'Keyword', template: '{1}' },
          { name: 'Ad group', template: 'g' },
        ]
        const { table } = compileRecipe({ columns: [{ words: given }], fields })
        for (const format of ['csv', 'tsv'] as const) {
          const bytes = joined(table?.chunks({ format, ...chosen }) ?? [])
          expect(await wordsOf(bytes, { fileName: `a.${format}` })).toEqual(given)
        }
      }),
      RUNS,
    )
  })
})

const escaped = (text: string) => text.replaceAll(/[{}]/g, (brace) => brace + brace)
