import type { ReadingOptions } from '@wordloom/reading'
import { writeWorkbook } from '@wordloom/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from './choose-items.ts'
import { type ImportFormat, toReadingOptions } from './formats.ts'
import { Reader } from './reader.ts'

const CHOICE: Choice = { isSplit: false, dropsDuplicates: false, dropsKnown: true, dropsTooLong: false }

type Content = string | Uint8Array<ArrayBuffer>

function aFile(name: string, ...content: readonly Content[]) {
  return { file: new File([...content], name) }
}

async function importOf(
  source: { readonly file: File } | { readonly text: string },
  options: ReadingOptions = {},
  choice: Partial<Choice> = {},
) {
  const reader = new Reader()
  const fileName = 'file' in source ? source.file.name : undefined
  const { view, outcome } = await reader.read(source, { fileName, ...options })
  if (outcome.kind !== 'read') return { view, outcome, lists: [], selection: null }
  const selection = await reader.choose({ ...CHOICE, ...choice })
  return { view, outcome, selection, lists: reader.take().map(({ text }) => text.split('\n')) }
}

async function aWorkbook(...rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const lines = rows.map((cells) => `${cells.map((cell) => JSON.stringify(cell)).join(',')}\n`)
  const limits = { rows: 3, bytes: 1e6 }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const written = writeWorkbook([new TextEncoder().encode(lines.join(''))], { hasHeader: true, limits })
  for await (const chunk of written) chunks.push(chunk)
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

describe('a report', () => {
  it('gives its column of terms, without title lines and totals', async () => {
    const { view, lists } = await importOf(
      aFile(
        'keywords.csv',
        'Keyword Stats\n"May 1, 2026 - May 31, 2026"\nKeyword,Currency,Avg. monthly searches\nred shoes,USD,500\nblue boots,USD,40\n',
      ),
    )
    expect(lists).toEqual([['red shoes', 'blue boots']])
    expect(view?.report.headerLine).toBe(3)
  })

  it('gives the columns that a person chooses, from the header that they point at', async () => {
    const source = aFile('a.csv', 'Keyword,Clicks\nName,Number\nred shoes,3\n')
    expect((await importOf(source, { header: 2, columns: [2, 1] })).lists).toEqual([['red shoes', '3']])
    expect((await importOf(source, { header: 'none', columns: [1] })).lists).toEqual([
      ['Keyword', 'Name', 'red shoes'],
    ])
  })

  it('gives at most 100 columns of words, and says so in one line', async () => {
    const cells = Array.from({ length: 16_384 }, (_, place) => `w${place}`).join(',')
    const { view, lists } = await importOf(aFile('wide.csv', `${cells}\n${cells}\n`), {}, { isSplit: true })
    expect(lists.length).toBe(100)
    expect(view?.summary).toContain('and 95 other columns')
    expect(view?.summary.length).toBeLessThan(200)
  })

  it('has a choice among more than 50 columns', async () => {
    const names = ['Keyword', ...Array.from({ length: 60 }, (_, k) => `Clicks ${k}`)]
    const row = ['red shoes', ...names.slice(1).map(() => '7')]
    const { view, lists } = await importOf(aFile('wide.csv', `${names.join(',')}\n${row.join(',')}\n`))
    expect(lists).toEqual([['red shoes']])
    expect(view?.report.columns.length).toBe(61)
  })
})

describe('a table of words', () => {
  const TABLE = 'City,Trade,Volume\nLeeds,plumber,30\nYork,roofer,\n'

  it('gives each column that is not of numbers, as a list of its own or all in one', async () => {
    const split = await importOf(aFile('a.csv', TABLE), {}, { isSplit: true })
    expect(split.lists).toEqual([
      ['Leeds', 'York'],
      ['plumber', 'roofer'],
    ])
    expect(split.selection?.lists.map(({ header }) => header)).toEqual(['City', 'Trade'])
    expect((await importOf(aFile('a.csv', TABLE))).lists).toEqual([['Leeds', 'plumber', 'York', 'roofer']])
  })

  it('can be read sheet by sheet from a workbook', async () => {
    const rows = TABLE.trim()
      .split('\n')
      .map((line) => line.split(','))
    const workbook = await aWorkbook(...rows, ['Hull', '00412', '7'])
    const choice = { isSplit: true }
    const first = await importOf(aFile('a.xlsx', workbook), {}, choice)
    expect(first.lists).toEqual([
      ['Leeds', 'York'],
      ['plumber', 'roofer'],
    ])
    expect(first.view?.report.sheet?.names.length).toBe(2)
    expect((await importOf(aFile('a.xlsx', workbook), { sheet: 1 }, choice)).lists[0]).toEqual(['Hull'])
  })
})

describe('any list', () => {
  const word = fc
    .string({ unit: 'binary' })
    .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\ufeff\ufffd]/gu, '').trim())
    .filter((text) => text !== '' && !text.startsWith('"') && !text.startsWith("'"))
  const words = fc.array(word, { minLength: 1, maxLength: 30 })
  const lineBreak = fc.constantFrom('\n', '\r\n', '\r')

  it('survives a file with one item per line, and JSON', async () => {
    await fc.assert(
      fc.asyncProperty(words, lineBreak, async (list, newline) => {
        const lines = { text: list.join(newline) }
        expect((await importOf(lines, toReadingOptions('txt'))).lists).toEqual([list])
        const json = { text: JSON.stringify(list) }
        expect((await importOf(json, toReadingOptions('json'))).lists).toEqual([list])
      }),
    )
  })
})

describe('a reader that compares with a list', () => {
  it('adds nothing when it runs again, whatever spaces the list has around its words', async () => {
    const reader = new Reader()
    await reader.read({ text: 'green\n red\ngreen\ngray' }, {})
    reader.compareWith('\tred  \nblue')
    expect(await reader.choose(CHOICE)).toMatchObject({ total: 3, known: 1 })
    const [taken] = reader.take()
    expect(taken).toMatchObject({ text: 'green\ngreen\ngray', count: 3 })
    reader.compareWith(`\tred  \nblue\n${taken?.text}`)
    expect(await reader.choose(CHOICE)).toMatchObject({ total: 0, known: 3 })
    expect(reader.take()).toEqual([])
  })

  it('counts duplicates, long items and items with line breaks, and leaves out what it is told to', async () => {
    const source = { text: `red\nred\n${'x'.repeat(10_001)}\n"two,\nlines"` }
    const { selection } = await importOf(source, toReadingOptions('txt'))
    expect(selection).toMatchObject({ total: 4, duplicates: 1, tooLong: 1, joined: 1 })
    const drops = { dropsDuplicates: true, dropsTooLong: true }
    expect((await importOf(source, toReadingOptions('txt'), drops)).lists).toEqual([['red', 'two, lines']])
  })
})

describe('a text', () => {
  it('has one item for a cell with a line break that a spreadsheet copied', async () => {
    expect((await importOf({ text: 'one\n"two,\nlines"\nthree' })).lists).toEqual([
      ['one', 'two, lines', 'three'],
    ])
  })

  it('loses the apostrophe that guards a cell of our CSV, and keeps all others', async () => {
    const { lists } = await importOf(aFile('words.csv', "'-free\n'+49\n'70s music\nit's\n"))
    expect(lists).toEqual([['-free', '+49', "'70s music", "it's"]])
  })

  it('is JSON if it begins as JSON does, with the fields of its objects as columns', async () => {
    const json = '[{"keyword":"red shoes","volume":30},{"keyword":"blue boots","volume":7}]'
    expect((await importOf({ text: json })).lists).toEqual([['red shoes', 'blue boots']])
    expect((await importOf({ text: '{"keywords":["red","blue"]}' })).lists).toEqual([['red', 'blue']])
  })
})

describe('a file that cannot be imported', () => {
  const bytes = (...values: readonly number[]) => Uint8Array.from(values)
  const refused: readonly (readonly [string, Content, string, ImportFormat | null])[] = [
    ['program.txt', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 3, 0), 'Unsupported file format.', null],
    ['photo.csv', bytes(0xff, 0xd8, 0xff, 0xe0), 'This is a picture (JPEG)', null],
    ['cut.txt', bytes(0xff, 0xfe, 0x72, 0x00, 0x65), 'was cut off', null],
    ['old.xlsx', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'older format', null],
    ['open.csv', 'one,two\n"three,four\n', 'Failed to parse CSV format: The quote on line 2', null],
    ['five.json', '5', 'Failed to parse JSON format: JSON must be an array or object', null],
    ['open.json', '[1,', 'Failed to parse JSON format: ', null],
    ['deep.json', '['.repeat(5000) + ']'.repeat(5000), 'nested more than 1000 levels', null],
    ['broken.txt', bytes(...new TextEncoder().encode('café à la crème brûlée\n'), 0xff), 'line 2', null],
  ]

  it.each(refused)('is refused with the reason: %s', async (name, content, sentence) => {
    const { outcome } = await importOf(aFile(name, content))
    expect(outcome.kind === 'refused' && outcome.message).toContain(sentence)
  })

  it('is empty if it has no words', async () => {
    for (const content of ['', ' \n\t\n'])
      expect((await importOf(aFile('empty.txt', content))).outcome.kind).toBe('empty')
  })
})

describe('five megabytes of difficult input', () => {
  const SIZE = 5 * 1024 * 1024
  const fill = (unit: string) => unit.repeat(SIZE / unit.length)

  // Quadratic code would take minutes, longer than the runner waits.
  it.each([
    ['quotes', 'a.csv', fill('"')],
    ['an open quote', 'a.csv', fill('"').slice(1)],
    ['one line', 'a.csv', fill('a')],
    ['commas', 'a.csv', fill(',')],
    ['a quoted cell and commas', 'a.csv', `"a",${fill(',').slice(4)}`],
    ['quotes after text', 'a.csv', fill('"x')],
    ['quotes before white space', 'a.csv', `${fill('"x"').slice(0, SIZE / 2)}${' '.repeat(SIZE / 2)},`],
    ['white space before a quote', 'a.tsv', `${' '.repeat(SIZE - 3)}"a"`],
    ['short rows', 'a.csv', fill('a\n')],
    ['mixed line breaks', 'a.txt', fill('a\r\nb\rc\n\u2028')],
    ['open brackets', 'a.json', fill('[')],
    ['open objects', 'a.json', fill('{"a":')],
    ['backslashes', 'a.json', `["${fill('\\')}`],
  ])('F10 are read or refused: %s in %s', { timeout: 30_000 }, async (_, name, text) => {
    const { outcome, selection } = await importOf(aFile(name, text.slice(0, SIZE)))
    expect(outcome.kind === 'read' ? selection?.total : outcome.kind).not.toBe('empty')
  })
})
