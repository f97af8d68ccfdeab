import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableLayer } from '../table-layer.ts'
import type { TableHints } from '../table-shape.ts'
import { scanNumber } from './scan-number.ts'

const COMMAS: TableHints = { separator: ',' }

/** Reads a table of a header and rows, and returns the numbers of each column by its name. */
function read(names: readonly string[], rows: readonly (readonly string[])[], hints = COMMAS) {
  const placed = [names, ...rows].map((cells, i) => ({ cells, line: i + 1 }))
  const shape = tableLayer.describeTable(placed.slice(0, 100), hints)
  const columns = names.map((name, index) => {
    const column = shape.columns[index]
    if (column === undefined) throw new Error(`There is no column ${name}.`)
    return { name, index, reader: tableLayer.createNumberReader(shape, column, hints) }
  })
  for (const row of rows) for (const { index, reader } of columns) reader.add(row[index] ?? '')
  return Object.fromEntries(columns.map(({ name, reader }) => [name, reader.end()]))
}

const column = (name: string, cells: readonly string[], hints = COMMAS) =>
  read(
    [name],
    cells.map((cell) => [cell]),
    hints,
  )[name]

const valuesOf = (name: string, cells: readonly string[]) => [...(column(name, cells)?.values ?? [])]

describe('a number', () => {
  it.each<[string, string, number]>([
    ['an apostrophe between groups', "1'234.50", 1234.5],
    ['a curly apostrophe between groups', '12’345’678.90', 12_345_678.9],
    ['a no-break space between groups', '1\u00a0234,50', 1234.5],
    ['a narrow no-break space between groups', '1\u202f234,50', 1234.5],
    ['a thin space between groups', '1\u2009234.50', 1234.5],
    ['Indian groups', '1,23,45,678.90', 12_345_678.9],
    ['a currency in front', '€1,234.50', 1234.5],
    ['a currency behind', '1.234,50 €', 1234.5],
    ['a currency with letters and a sign', 'US$1,234.50', 1234.5],
    ['rupees with a dot', 'Rs.201.68', 201.68],
    ['rupees with a dot and a space', 'Rs. 1,201.68', 1201.68],
    ['kroner with a dot behind', '12,50 kr.', 12.5],
    ['rubles with a dot behind', '1 234,50 руб.', 1234.5],
    ['a code of a currency', 'CHF 12.50', 12.5],
    ['a whole amount with a dash', 'CHF 1234.–', 1234],
    ['yen', '¥1,234.0', 1234],
    ['percent', '12.5%', 12.5],
    ['percent behind a space', '12,5 %', 12.5],
    ['percent in front', '%12,5', 12.5],
    ['parentheses as a minus', '(12.50)', -12.5],
    ['parentheses around a currency', '($12.50)', -12.5],
    ['parentheses behind a currency', '$(12.50)', -12.5],
    ['the sign U+2212', '\u221212.50', -12.5],
    ['a minus in front of a currency', '-$12.50', -12.5],
    ['a minus behind a currency', '€ -12,50', -12.5],
    ['a minus behind', '12.50-', -12.5],
    ['a plus', '+12.50', 12.5],
    ['an exponent', '1.5E+05', 150_000],
    ['a leading dot', '.5', 0.5],
    ['full-width digits', '１２３．５', 123.5],
    ['Arabic digits', '١٢٣٫٥', 123.5],
    ['thousands with K', '1.2K', 1200],
    ['millions in German', '1,5 Mio.', 1_500_000],
    ['ten thousands in Japanese', '1.5万', 15_000],
    ['crores', '1.5 Cr', 15_000_000],
    ['a bound', '< 10', 10],
    ['a bound in percent', '>90%', 90],
    ['a range, as its middle', '100 – 1K', 550],
    ['a range in Japanese, as its middle', '1万～10万', 55_000],
  ])('has %s: %j', (_, cell, expected) => {
    expect(valuesOf('Cost', [cell, '0.5'].slice(0, 1))).toEqual([expected])
  })

  it.each([
    '1.2.3',
    '--1',
    '1e400',
    '1,2,3',
    '12 34',
    '1.23.456',
    '12abc',
    'iPhone 12',
    '1/2',
    '2026-11-01',
    '+-1',
    '(-1)',
    '#DIV/0!',
  ])('is not %j, which is counted and shown', (cell) => {
    const numbers = column('Cost', ['1.50', cell, '2.50'])
    expect([...(numbers?.values ?? [])]).toEqual([1.5, Number.NaN, 2.5])
    expect(numbers).toMatchObject({ unreadable: 1, unreadableExamples: [cell] })
  })

  it.each(['', '--', ' -- ', '-', '–', '—', 'N/A', 'n/a', '(not set)'])(
    'is missing if the cell is %j',
    (cell) => {
      expect(column('Cost', [cell, '1.50'])).toMatchObject({ unreadable: 0 })
      expect(valuesOf('Cost', [cell, '1.50'])).toEqual([0, 1.5])
    },
  )

  it('counts bounds and ranges as approximate', () => {
    expect(column('Volume', ['< 10', '10 – 100', '5'])).toMatchObject({ approximate: 2, unreadable: 0 })
  })

  it('takes K for a thousand only if no other cell has a unit', () => {
    expect(valuesOf('Volume', ['1.2K', '3M', '5'])).toEqual([1200, 3_000_000, 5])
    expect(column('Volume', ['1.2K', '3 kg', '5'])).toMatchObject({
      unreadable: 2,
      unreadableExamples: ['3 kg', '1.2K'],
    })
  })

  it('keeps the digits of any scale', () => {
    expect(valuesOf('Volume', ['1.005K', '4.35K'])).toEqual([1005, 4350])
  })
})

describe('the decimal mark', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['both marks in one cell', ['1.234,50', '1.234'], [1234.5, 1234]],
    ['repeated marks', ['1.234.567', '1.234'], [1_234_567, 1234]],
    ['one or two digits behind it', ['12,5', '1,234'], [12.5, 1.234]],
    ['more than three digits in front', ['1234,567', '1,234'], [1234.567, 1.234]],
    ['a zero in front', ['0.123', '1.234'], [0.123, 1.234]],
    ['other groups', ["1'234.567", '1.234'], [1234.567, 1.234]],
  ])('follows from %s', (_, cells, expected) => {
    expect(valuesOf('Anything', cells)).toEqual(expected)
  })

  it('can be decided by the last of many cells', () => {
    const cells = [...Array.from({ length: 5000 }, () => '1.234'), '1,5']
    expect(column('Anything', cells)?.values[0]).toBe(1234)
  })

  it('leaves thousands in a column of whole numbers', () => {
    expect(valuesOf('Impressions', ['1.234', '12.000', '5'])).toEqual([1234, 12_000, 5])
    expect(valuesOf('Impressions', ['1,234', '12,000', '5'])).toEqual([1234, 12_000, 5])
    expect(column('Impressions', ['1.234'])?.style).toEqual({
      decimalMark: ',',
      groupMark: '.',
      isCertain: true,
    })
  })

  it('follows the other columns if the column does not tell', () => {
    const numbers = read(
      ['Search term', 'Anything', 'CPA'],
      [
        ['red', '1.234', '0,50'],
        ['blue', '2.345', '12,75'],
      ],
    )
    expect([...(numbers['Anything']?.values ?? [])]).toEqual([1234, 2345])
  })

  it('can differ between columns', () => {
    const numbers = read(['Requêtes', 'CTR', 'Position'], [['rouge', '0,97%', '3.4']])
    expect([numbers['CTR']?.values[0], numbers['Position']?.values[0]]).toEqual([0.97, 3.4])
  })

  it('follows the language of the header, and then the separator, and says that it is unsure', () => {
    const german = read(['Suchbegriff', 'Klicks', 'Sonstiges'], [['rot', '1', '1.234']])
    expect(german['Sonstiges']).toMatchObject({ style: { decimalMark: ',', isCertain: false } })
    const semicolons = read(['A', 'B'], [['x', '1.234']], { separator: ';' })
    expect(semicolons['B']).toMatchObject({ style: { decimalMark: ',', isCertain: false } })
    expect(semicolons['B']?.example).toEqual({ cell: '1.234', value: 1234 })
    expect(column('B', ['1.234'])).toMatchObject({ style: { decimalMark: '.', isCertain: false } })
  })

  it('makes cells with the other mark unreadable instead of wrong', () => {
    const numbers = column('Cost', ['1.50', '2.50', '3,5'])
    expect(numbers).toMatchObject({ unreadable: 1, unreadableExamples: ['3,5'] })
  })
})

describe('numbers of all locales', () => {
  const LOCALES = [
    'en-US',
    'de-DE',
    'fr-FR',
    'de-CH',
    'en-IN',
    'pl-PL',
    'sv-SE',
    'pt-BR',
    'ja-JP',
    'es-ES',
    'it-IT',
    'nl-NL',
    'da-DK',
    'cs-CZ',
    'ru-RU',
    'uk-UA',
    'nb-NO',
    'fi-FI',
    'tr-TR',
    'ar-EG',
    'hi-IN',
    'fa-IR',
  ]
  const CURRENCIES = ['USD', 'EUR', 'SEK', 'DKK', 'INR', 'CHF', 'PLN', 'CZK', 'RUB', 'BRL', 'TRY']
  const cents = fc.array(fc.integer({ min: -1e10, max: 1e10 }), { minLength: 1, maxLength: 20 })

  it('are read as they were written, with and without groups', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...LOCALES), fc.boolean(), (numbers, locale, useGrouping) => {
        const format = new Intl.NumberFormat(locale, {
          useGrouping,
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        })
        const cells = numbers.map((number) => format.format(number / 100))
        expect(valuesOf('Cost', cells)).toEqual(numbers.map((number) => number / 100 || expect.closeTo(0)))
      }),
      { numRuns: 500 },
    )
  })

  it('are read with currencies, in front, behind and as accountants write a minus', () => {
    const display = fc.constantFrom('symbol' as const, 'code' as const, 'narrowSymbol' as const)
    const sign = fc.constantFrom('standard' as const, 'accounting' as const)
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...CURRENCIES),
        display,
        sign,
        (numbers, locale, currency, currencyDisplay, currencySign) => {
          const format = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay,
            currencySign,
            minimumFractionDigits: 2,
          })
          const cells = numbers.map((number) => format.format(number / 100))
          expect(valuesOf('Cost', cells)).toEqual(numbers.map((number) => number / 100 || expect.closeTo(0)))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('are read as whole numbers with groups', () => {
    const whole = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 })
    fc.assert(
      fc.property(whole, fc.constantFrom(...LOCALES), (numbers, locale) => {
        const format = new Intl.NumberFormat(locale)
        expect(
          valuesOf(
            'Impressions',
            numbers.map((number) => format.format(number)),
          ),
        ).toEqual(numbers)
      }),
    )
  })

  it('never throw, whatever a cell has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        expect(['none', 'number', 'unreadable']).toContain(scanNumber(cell).kind)
      }),
      { numRuns: 2000 },
    )
    const unit = fc.constantFrom(..."0123456789.,-+() %KM€'’−–<>~eE".split(''))
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (cell) => {
        const number = scanNumber(cell)
        if (number.kind === 'number')
          expect(Number.isNaN(number.withDot) && Number.isNaN(number.withComma)).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })
})
