import { encode } from '@wordloom/testing/files/encode'
import { LANGUAGES } from '@wordloom/testing/files/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFile } from './open-file.ts'
import { SEPARATORS } from './options.ts'

/** `LAW_RUNS` makes a long run. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 300)

const aLanguage = fc.constantFrom(...LANGUAGES)

const aTable = aLanguage.chain((language) =>
  fc.record({
    language: fc.constant(language),
    rows: fc.uniqueArray(
      fc.record({
        term: fc
          .uniqueArray(fc.constantFrom(...language.words), { minLength: 2, maxLength: 4 })
          .map((words) => words.join(' ')),
        campaign: fc.constantFrom('Brand', 'Total: Brand', 'Other'),
        clicks: fc.nat(2_000_000),
        cents: fc.nat(500_000_000),
      }),
      { minLength: 6, maxLength: 40, selector: ({ term }) => term },
    ),
    encoding: fc.constantFrom(...language.encodings),
    separator: fc.constantFrom(...SEPARATORS),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    hasMark: fc.boolean(),
    isGrouped: fc.boolean(),
    isQuoted: fc.boolean(),
    titles: fc.subarray([...language.titles]),
    hasTotal: fc.boolean(),
    hasClosing: fc.boolean(),
    namesSeparator: fc.boolean(),
  }),
)

type Table = typeof aTable extends fc.Arbitrary<infer T> ? T : never

function write(table: Table): string {
  const { language, separator, rows, titles, isQuoted } = table
  const cell = (text: string) => (isQuoted || text.includes(separator) ? `"${text}"` : text)
  const line = (cells: readonly string[]) => cells.map(cell).join(separator)
  const number = (value: number, decimals: number) => {
    const [whole = '', fraction] = value.toFixed(decimals).split('.')
    const grouped = table.isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, language.group) : whole
    return fraction === undefined ? grouped : `${grouped}${language.decimal}${fraction}`
  }
  const clicks = rows.reduce((sum, row) => sum + row.clicks, 0)
  return [
    ...(table.namesSeparator ? [`sep=${separator}`] : []),
    ...titles.map((title) => (title.includes(separator) ? `"${title}"` : title)),
    line(language.names),
    ...rows.map((row) => line([row.term, row.campaign, number(row.clicks, 0), number(row.cents / 100, 2)])),
    ...(table.hasTotal ? [line([language.total, '', number(clicks, 0), number(1, 2)])] : []),
    ...(table.hasClosing ? [cell(language.closing)] : []),
  ].join(table.lineEnd)
}

describe('a table in a random dialect', () => {
  it('comes back with its terms and numbers, or the reader says that it is unsure', async () => {
    await fc.assert(
      fc.asyncProperty(aTable, async (table) => {
        const { language, rows, encoding } = table
        const isMarked = table.hasMark && encoding.startsWith('utf')
        const written = `${isMarked ? '\ufeff' : ''}${write(table)}`
        const bytes = encode(written, encoding)
        const file = await openFile(bytes, { fileName: 'table.csv' })
        const { texts, numbers } = await file.columns([0], [2, 3])
        const report = file.report()
        // Plain ASCII is the same in UTF-8.
        if (report.isEncodingCertain && !/^[\0-\x7F]*$/.test(written)) expect(report.encoding).toBe(encoding)
        expect(report.columns.map(({ name }) => name)).toEqual(language.names)
        expect(texts[0]).toEqual(rows.map(({ term }) => term))
        expect(report.leftOut).toMatchObject({
          totals: Number(table.hasTotal),
          closingLines: Number(table.hasClosing),
        })
        const [clicks, cost] = numbers
        if (clicks?.style.isCertain) expect([...clicks.values]).toEqual(rows.map((row) => row.clicks))
        expect([...(cost?.values ?? [])]).toEqual(rows.map((row) => row.cents / 100))
      }),
      { numRuns: RUNS },
    )
  })
})
