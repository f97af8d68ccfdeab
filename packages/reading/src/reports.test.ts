import { encode } from '@wordloom/testing/files/encode'
import { LANGUAGES, type Language } from '@wordloom/testing/files/languages'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openFile } from './open-file.ts'
import { SEPARATORS } from './options.ts'
import { readTerms } from './read-terms.ts'

/** `LAW_RUNS` makes a long run. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 300)

/** Names of the other columns, as Google Ads exports them. */
const OTHER_COLUMNS = [
  'match type',
  'ad group',
  'impressions',
  'rate',
  'day',
  'id',
  'address',
  'notes',
] as const
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Search term', ['Match type', 'Ad group', 'Impr.', 'CTR', 'Day', 'Keyword ID', 'Final URL', 'Notes']],
  ['Suchbegriff', ['Keyword-Option', 'Anzeigengruppe', 'Impr.', 'CTR', 'Tag', 'ID', 'Finale URL', 'Notizen']],
  [
    '検索語句',
    ['マッチタイプ', '広告グループ', '表示回数', 'クリック率', '日', 'ID', '最終ページ URL', 'メモ'],
  ],
  [
    'Terme de recherche',
    ['Type de correspondance', "Groupe d'annonces", 'Impr.', 'CTR', 'Jour', 'ID', 'URL finale', 'Notes'],
  ],
  [
    'Término de búsqueda',
    ['Tipo de concordancia', 'Grupo de anuncios', 'Impr.', 'CTR', 'Día', 'ID', 'URL final', 'Notas'],
  ],
])

type Column = 'term' | 'campaign' | 'clicks' | 'cost' | (typeof OTHER_COLUMNS)[number]

const aReport = fc
  .constantFrom(...LANGUAGES.filter(({ names }) => OTHER_NAMES.has(names[0] ?? '')))
  .chain((language) =>
    fc.record({
      language: fc.constant(language),
      columns: fc
        .tuple(
          fc.shuffledSubarray<Column>(['campaign', 'clicks', 'cost', ...OTHER_COLUMNS], { minLength: 1 }),
          fc.nat(11),
        )
        .map(([others, place]): Column[] => others.toSpliced(place % (others.length + 1), 0, 'term')),
      rows: fc.uniqueArray(
        fc.record({
          term: fc
            .tuple(
              fc.uniqueArray(fc.constantFrom(...language.words.filter((word) => !isTotal(word))), {
                minLength: 1,
                maxLength: 4,
              }),
              fc.constantFrom('', '', '', '"', ' (new)', ', 2'),
            )
            .map(([words, end]) => words.join(' ') + end),
          campaign: fc.constantFrom('Brand', 'Total: Brand', 'Total'),
          matchType: fc.constantFrom('Broad match', 'Exact match'),
          notes: fc.constantFrom('', 'ok', '--'),
          clicks: fc.oneof(fc.nat(9), fc.nat(20_000)),
          cents: fc.oneof(fc.nat(999), fc.nat(5_000_000)),
          rate: fc.nat(10_000),
          day: fc.integer({ min: 10, max: 28 }),
          id: fc.integer({ min: 1e9, max: 2e9 }),
        }),
        { minLength: 2, maxLength: 30, selector: ({ term }) => term },
      ),
      encoding: fc.constantFrom(...language.encodings),
      separator: fc.constantFrom(...SEPARATORS),
      isGrouped: fc.boolean(),
      isQuoted: fc.boolean(),
      currency: fc.constantFrom('', '$', ' USD'),
      titles: fc.subarray([...language.titles]),
      hasTotal: fc.boolean(),
      hasClosing: fc.boolean(),
      /** Programs that fill all rows up to the same width. */
      isPadded: fc.boolean(),
      hasBlankLines: fc.boolean(),
    }),
  )

type Report = typeof aReport extends fc.Arbitrary<infer T> ? T : never

function isTotal(word: string): boolean {
  return ['total', 'gesamt'].includes(word)
}

function write(report: Report): string {
  const { language, separator, columns, rows, isQuoted } = report
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const cell = (text: string) =>
    isQuoted || text.includes(separator) || text.includes('"') ? quote(text) : text
  const line = (cells: readonly string[]) => cells.map(cell).join(separator)
  const alone = (text: string) =>
    `${cell(text)}${report.isPadded ? separator.repeat(columns.length - 1) : ''}`
  const decimal = (hundredths: number) => toNumber(hundredths / 100, 2, report)
  const money = (cents: number) =>
    report.currency === '$' ? `$${decimal(cents)}` : `${decimal(cents)}${report.currency}`
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const blank = report.hasBlankLines ? [''] : []
  const totals: Partial<Record<Column, string>> = {
    clicks: toNumber(sum(rows.map(({ clicks }) => clicks)), 0, report),
    cost: money(sum(rows.map(({ cents }) => cents))),
  }
  return [
    ...report.titles.map(alone),
    ...(report.titles.length > 0 ? blank : []),
    line(columns.map((column) => nameOf(column, language))),
    ...rows.map((row) => {
      const cells: Record<Column, string> = {
        term: row.term,
        campaign: row.campaign,
        clicks: toNumber(row.clicks, 0, report),
        cost: money(row.cents),
        'match type': row.matchType,
        'ad group': 'Shoes',
        impressions: toNumber(row.clicks * 7, 0, report),
        rate: `${decimal(row.rate)}%`,
        day: `2026-11-${row.day}`,
        id: String(row.id),
        address: `https://shop.example/${row.id}`,
        notes: row.notes,
      }
      return line(columns.map((column) => cells[column]))
    }),
    ...(report.hasTotal
      ? [line(columns.map((column, place) => (place === 0 ? language.total : (totals[column] ?? '--'))))]
      : []),
    ...(report.hasClosing ? [...blank, alone(language.closing)] : []),
  ].join('\r\n')
}

function nameOf(column: Column, { names }: Language): string {
  const [term = '', campaign = '', clicks = '', cost = ''] = names
  const known: Partial<Record<Column, string>> = { term, campaign, clicks, cost }
  return (
    known[column] ??
    OTHER_NAMES.get(term)?.[OTHER_COLUMNS.indexOf(column as (typeof OTHER_COLUMNS)[number])] ??
    ''
  )
}

function toNumber(value: number, decimals: number, { language, isGrouped }: Report): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, language.group) : whole
  return fraction === undefined ? grouped : `${grouped}${language.decimal}${fraction}`
}

it('a report with columns in any order has its terms, clicks and costs, or the reader says that it is unsure', async () => {
  await fc.assert(
    fc.asyncProperty(aReport, async (report) => {
      const { columns, rows } = report
      const file = await openFile(encode(write(report), report.encoding), { fileName: 'report.csv' })
      const { terms, numbers } = await readTerms(file)
      expect(terms).toEqual(rows.map(({ term }) => term))
      if (columns.includes('cost'))
        expect([...(numbers.cost ?? [])]).toEqual(rows.map(({ cents }) => cents / 100))
      const clicks = file.report().columns[columns.indexOf('clicks')]
      if (clicks?.numberStyle?.isCertain === true)
        expect([...(numbers.clicks ?? [])]).toEqual(rows.map((row) => row.clicks))
    }),
    { numRuns: RUNS },
  )
})
