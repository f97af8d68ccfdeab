import { SEPARATORS } from '@wordloom/reading'
import fc from 'fast-check'
import { encode } from './encode.ts'
import { LANGUAGES } from './languages.ts'

const aLanguage = fc.constantFrom(...LANGUAGES)

/** A report of a program in some language: encoding, separator, ends of lines, numbers, titles, totals. */
export const aTable = aLanguage.chain((language) =>
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

export type RandomTable = typeof aTable extends fc.Arbitrary<infer T> ? T : never

/** The text of the table, without a byte order mark. */
export function toText(table: RandomTable): string {
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

/** The bytes of the table's file. */
export function toBytes(table: RandomTable): Uint8Array {
  const isMarked = table.hasMark && table.encoding.startsWith('utf')
  return encode(`${isMarked ? '\ufeff' : ''}${toText(table)}`, table.encoding)
}
