import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type Choice, chooseItems } from './choose-items.ts'
import { decode } from './decode.ts'
import type { Encoding } from './encodings.ts'
import type { ImportFormat } from './formats.ts'
import { isRefusal, readText, type TextOptions } from './read-text.ts'

const EVERYTHING: Choice = {
  columns: 'all',
  hasHeader: false,
  isSplit: false,
  dropsDuplicates: false,
  dropsKnown: false,
  dropsTooLong: false,
}

function contentOf(text: string, format: ImportFormat, options: Partial<TextOptions> = {}) {
  const content = readText(text, { format, delimiter: null, hasPlainQuotes: false, ...options })
  return isRefusal(content) ? expect.fail(content.message) : content
}

function itemsOf(text: string, format: ImportFormat, options: Partial<TextOptions> = {}): readonly string[] {
  return chooseItems(contentOf(text, format, options), EVERYTHING, null).lists[0]?.items ?? []
}

function refusalOf(text: string, format: ImportFormat): string {
  const content = readText(text, { format, delimiter: null, hasPlainQuotes: false })
  return isRefusal(content) ? content.message : expect.fail('was read')
}

function toBytes(text: string, encoding: 'utf-8' | 'utf-8 with BOM' | 'utf-16le' | 'utf-16be'): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-8 with BOM') return new TextEncoder().encode(`\ufeff${text}`)
  const little = new Uint8Array(new Uint16Array([...`\ufeff${text}`].flatMap(toUnits)).buffer)
  return encoding === 'utf-16le' ? little : little.map((_, at) => little[at ^ 1] ?? 0)
}

function toUnits(character: string): number[] {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
}

const word = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('"', ',', ';', '\t', '|', "'", '\\', ' ', 'é', '日', '😀'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    ),
  })
  .map((text) => text.replace(/[\p{Cc}\ufeff\ufffd]/gu, '').trim())
  .filter((text) => text !== '')
const words = fc.array(word, { minLength: 1, maxLength: 30 })
const lineBreak = fc.constantFrom('\n', '\r\n', '\r')
const encoding = fc.constantFrom('utf-8', 'utf-8 with BOM', 'utf-16le', 'utf-16be')

describe('any list survives a round trip', () => {
  it('through a text file with one item per line', () => {
    fc.assert(
      fc.property(words, lineBreak, encoding, (list, newline, code) => {
        const decoded = decode(toBytes(list.join(newline), code), null) ?? expect.fail('no text')
        expect(itemsOf(decoded.text, 'txt')).toEqual(list)
      }),
    )
  })

  it('through a CSV file, however wide its rows are', () => {
    const rows = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 10 })
    const delimiter = fc.constantFrom(',', ';', '|', '\t')
    fc.assert(
      fc.property(rows, delimiter, lineBreak, encoding, (table, separator, newline, code) => {
        const written = Papa.unparse(table, { delimiter: separator, newline, quotes: true })
        const decoded = decode(toBytes(written, code), null) ?? expect.fail('no text')
        expect(itemsOf(decoded.text, 'csv', { delimiter: separator })).toEqual(table.flat())
      }),
    )
  })

  it('through a CSV file with quotes only where needed', () => {
    fc.assert(
      fc.property(words, lineBreak, (list, newline) => {
        const written = Papa.unparse(
          list.map((item) => [item]),
          { newline },
        )
        expect(itemsOf(written, 'csv', { delimiter: ',' })).toEqual(list)
      }),
    )
  })

  it('through a TSV file', () => {
    fc.assert(
      fc.property(words, encoding, (list, code) => {
        const written = Papa.unparse([list], { delimiter: '\t' })
        const decoded = decode(toBytes(written, code), null) ?? expect.fail('no text')
        expect(itemsOf(decoded.text, 'tsv')).toEqual(list)
      }),
    )
  })

  it('through a JSON array and the values of a JSON object', () => {
    fc.assert(
      fc.property(words, encoding, (list, code) => {
        const decoded = decode(toBytes(JSON.stringify(list), code), null) ?? expect.fail('no text')
        expect(itemsOf(decoded.text, 'json')).toEqual(list)
        const object = Object.fromEntries(list.map((item, at) => [`key ${at}`, item]))
        expect(itemsOf(JSON.stringify(object, null, 2), 'json')).toEqual(list)
      }),
    )
  })

  it('and even the oddest text gives items or a refusal', () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        '"',
        ',',
        '\n',
        '\r',
        ' ',
        '\t',
        ';',
        'a',
        '[',
        '{',
        '}',
        ']',
        ':',
        '\0',
        '\ud800',
        '\u2028',
      ),
    })
    fc.assert(
      fc.property(
        odd,
        fc.constantFrom('csv', 'tsv', 'txt', 'json'),
        fc.boolean(),
        (text, format, hasPlainQuotes) => {
          const content = readText(text, { format, delimiter: null, hasPlainQuotes })
          if (isRefusal(content)) return
          for (const item of chooseItems(content, EVERYTHING, null).lists.flatMap(({ items }) => items)) {
            expect(item).toMatch(/^[^\r\n\0]+$/)
            expect(item.isWellFormed()).toBe(true)
          }
        },
      ),
    )
  })
})

describe('a CSV file', () => {
  it('gives each cell as an item, row by row, without its quotes', () => {
    expect(itemsOf('red,"dark, blue"\n green , "a ""b"" c"\n\n', 'csv')).toEqual([
      'red',
      'dark, blue',
      'green',
      'a "b" c',
    ])
  })

  it('may use semicolons, even with decimal commas in the cells', () => {
    expect(itemsOf('Schuhe;1,50\nHosen;2,75\n', 'csv')).toEqual(['Schuhe', '1,50', 'Hosen', '2,75'])
  })

  it('may name its delimiter', () => {
    expect(itemsOf('sep=;\na,b;c\n', 'csv')).toEqual(['a,b', 'c'])
  })

  it('treats a comma as the delimiter even if only one line has one', () => {
    expect(itemsOf('apple\nbanana, ripe\ncherry', 'csv')).toEqual(['apple', 'banana', 'ripe', 'cherry'])
  })

  it('replaces a line break in a quoted cell by a space, and counts it', () => {
    const chosen = chooseItems(contentOf('"new\r\nyork",b\n', 'csv'), EVERYTHING, null)
    expect(chosen.lists[0]?.items).toEqual(['new york', 'b'])
    expect(chosen.joined).toBe(1)
  })

  it('is refused with the line number of an unclosed quote', () => {
    expect(refusalOf('a,b\n"c,d\ne,f\n', 'csv')).toBe(
      'Failed to parse CSV format: the quote that opens a cell on line 2 is never closed',
    )
  })

  it('is refused with the line number of a cell that continues after its closing quote', () => {
    expect(refusalOf('a,b\n"c"d,e\n', 'csv')).toBe(
      'Failed to parse CSV format: the cell in quotes that starts on line 2 has more text after its closing quote',
    )
  })

  it('can be read with quotes as plain characters', () => {
    expect(itemsOf('a,b\n"c"d,6"\n', 'csv', { hasPlainQuotes: true })).toEqual(['a', 'b', '"c"d', '6"'])
  })

  it('is read completely even if its rows are longer than the parsed pieces', () => {
    const row = Array.from({ length: 100_000 }, (_, k) => `word ${k}`)
    expect(
      itemsOf(`a\n${row.join(',')}\nb\n"${'x\n'.repeat(300_000)}"\nc`, 'csv', { delimiter: ',' }).length,
    ).toBe(100_004)
  })
})

describe('a JSON file', () => {
  it('gives nested values as JSON and all others as text', () => {
    expect(itemsOf('["a", 1, true, null, ["b", 2], {"c": 3}]', 'json')).toEqual([
      'a',
      '1',
      'true',
      'null',
      '["b",2]',
      '{"c":3}',
    ])
  })

  it('gives the values of an object', () => {
    expect(itemsOf('{"a": 1, "b": "two"}', 'json')).toEqual(['1', 'two'])
  })

  it.each(['"x"', '5', 'null', 'true'])('G14 is refused if it contains only %s', (text) => {
    expect(refusalOf(text, 'json')).toBe('Failed to parse JSON format: JSON must be an array or object')
  })

  it.each([
    '[{"toString":1,"valueOf":1}]',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '[1,',
    '',
    '['.repeat(2_000_000),
  ])("is refused if it can't be parsed or converted to text", (text) => {
    expect(refusalOf(text, 'json')).toMatch(/^Failed to parse JSON format: ./)
  })
})

describe('the choice from a table', () => {
  const table = contentOf('word,volume\nred,10\nblue,\nred,30\n', 'csv')

  it('can be some of its columns, without the header', () => {
    const chosen = chooseItems(table, { ...EVERYTHING, columns: [0], hasHeader: true }, null)
    expect(chosen.lists).toEqual([{ header: null, items: ['red', 'blue', 'red'] }])
    expect(chosen.duplicates).toBe(1)
  })

  it('can be one list per column, named by its header', () => {
    const chosen = chooseItems(table, { ...EVERYTHING, hasHeader: true, isSplit: true }, null)
    expect(chosen.lists).toEqual([
      { header: 'word', items: ['red', 'blue', 'red'] },
      { header: 'volume', items: ['10', '30'] },
    ])
  })

  it('can leave out duplicates and items that the target list contains', () => {
    const known = new Set(['blue'])
    const all = chooseItems(table, { ...EVERYTHING, columns: [0], hasHeader: true }, known)
    expect(all).toMatchObject({ duplicates: 1, known: 1, lists: [{ items: ['red', 'blue', 'red'] }] })
    const choice = { ...EVERYTHING, columns: [0], hasHeader: true, dropsDuplicates: true, dropsKnown: true }
    expect(chooseItems(table, choice, known).lists[0]?.items).toEqual(['red'])
  })

  it('counts items that are too long, and can leave them out', () => {
    const content = contentOf(`a\n${'x'.repeat(10_001)}`, 'txt')
    expect(chooseItems(content, EVERYTHING, null)).toMatchObject({ tooLong: 1 })
    expect(chooseItems(content, { ...EVERYTHING, dropsTooLong: true }, null).lists[0]?.items).toEqual(['a'])
  })
})

describe('the encoding of a file', () => {
  const detected = (bytes: Iterable<number>): Encoding | undefined =>
    decode(Uint8Array.from(bytes), null)?.encoding

  it('is Windows-1252 if it is not UTF-8', () => {
    const bytes = Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x0a, 0x80, 0x35])
    expect(decode(bytes, null)).toEqual({ text: 'café\n€5', encoding: 'windows-1252', unreadable: 0 })
  })

  it('is UTF-16 without a byte order mark if every other byte is zero', () => {
    const little = toBytes('word\nother', 'utf-16le').slice(2)
    expect(decode(little, null)).toMatchObject({ text: 'word\nother', encoding: 'utf-16le' })
    expect(decode(toBytes('word\nother', 'utf-16be').slice(2), null)).toMatchObject({ encoding: 'utf-16be' })
  })

  it('stays UTF-8 with a few broken characters, and counts them', () => {
    const good = new TextEncoder().encode('žluťoučký kůň příšerně úpěl')
    expect(decode(Uint8Array.from([...good, 0xc5]), null)).toMatchObject({ encoding: 'utf-8', unreadable: 1 })
  })

  it('can be given', () => {
    expect(decode(Uint8Array.from([0xcf, 0xf0, 0xe8]), 'windows-1251')?.text).toBe('При')
  })

  it('G13 is unknown for files that are not text', () => {
    expect(detected([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0])).toBeUndefined()
    expect(detected([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0])).toBeUndefined()
    expect(detected([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])).toBeUndefined()
    expect(detected(Array.from({ length: 1000 }, (_, k) => ((k * 37) % 255) + 1))).toBeUndefined()
    expect(detected(new TextEncoder().encode('%PDF-1.7\n%abc'))).toBeUndefined()
  })
})

describe('five megabytes of difficult input', () => {
  const SIZE = 5 * 1024 * 1024
  const fill = (unit: string) => unit.repeat(SIZE / unit.length)
  const pathological: readonly (readonly [string, ImportFormat, string])[] = [
    ['quotes', 'csv', fill('"')],
    ['an open quote', 'csv', fill('"').slice(1)],
    ['one line', 'csv', fill('a')],
    ['commas', 'csv', fill(',')],
    ['a quoted cell and commas', 'csv', `"a",${fill(',').slice(4)}`],
    ['quotes after text', 'csv', fill('"x')],
    ['quotes before white space', 'csv', `${fill('"x"').slice(0, SIZE / 2)}${' '.repeat(SIZE / 2)},`],
    ['white space before a quote', 'tsv', `${' '.repeat(SIZE - 3)}"a"`],
    ['short rows', 'csv', fill('a\n')],
    ['mixed line breaks', 'txt', fill('a\r\nb\rc\n\u2028')],
    ['open brackets', 'json', fill('[')],
    ['open objects', 'json', fill('{"a":')],
    ['backslashes', 'json', `["${fill('\\')}`],
  ]

  // The limit is generous for slow machines; quadratic code would take minutes.
  it.each(pathological)(
    'F10 are read within seconds: %s as %s',
    (_, format, text) => {
      const bytes = new TextEncoder().encode(text)
      const start = performance.now()
      const { text: decoded } = decode(bytes, null) ?? { text: '' }
      const content = readText(decoded, { format, delimiter: null, hasPlainQuotes: false })
      if (!isRefusal(content)) chooseItems(content, { ...EVERYTHING, dropsDuplicates: true }, null)
      expect(performance.now() - start).toBeLessThan(20_000)
    },
    30_000,
  )
})
