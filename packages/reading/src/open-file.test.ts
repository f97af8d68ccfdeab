import { encode } from '@wordloom/testing/files/encode'
import { describe, expect, it } from 'vitest'
import { describeReport } from './describe-report.ts'
import { openFile } from './open-file.ts'
import type { SourceOptions } from './row-source.ts'

async function read(source: string | Uint8Array, options: SourceOptions = {}) {
  const file = await openFile(source, options)
  const words: string[] = []
  for await (const block of file.words()) words.push(...block)
  return { file, words, report: file.report() }
}

const REPORT = [
  'Suchbegriffe-Bericht',
  '1. Mai 2026 – 31. Mai 2026',
  'Suchbegriff;Kampagne;Klicks;Kosten',
  'schuhe größe 42;Total: Schuhe;12.450;1.234,50',
  'total;Möbel;3.100;12,00',
  'Gesamt: Konto; --;15.550;1.246,50',
].join('\r\n')

describe('a table with more columns than spreadsheets have', () => {
  const row = ','.repeat(20_001)

  it('is refused, or lines of words if nothing says that it is a table', async () => {
    await expect(read(row, { fileName: 'a.csv' })).rejects.toThrow('The table has 20,002 columns')
    expect((await read(`${row}\n${row}`)).words).toEqual([row, row])
  })

  it('has the columns of a workbook otherwise, also with quotes', async () => {
    const { file } = await read(`"a"${','.repeat(16_383)}\nb${','.repeat(16_383)}c`, { fileName: 'a.csv' })
    expect(file.shape?.width).toBe(16_384)
  })
})

describe('a report of another program', () => {
  it('gives its terms, and says what was assumed', async () => {
    const { file, words } = await read(encode(REPORT, 'windows-1252'), { fileName: 'report.csv' })
    expect(words).toEqual(['schuhe größe 42', 'total'])
    const { numbers } = await file.columns([0], [2, 3])
    expect(numbers.map(({ values }) => [...values])).toEqual([
      [12450, 3100],
      [1234.5, 12],
    ])
    expect(describeReport(file.report())).toBe(
      'Windows-1252 (a guess), semicolons, header on line 3, 2 lines above skipped, 1 total row left out, words from “Suchbegriff”, 12.450 read as 12,450',
    )
  })

  it('is the same as text without a name, such as a paste', async () => {
    expect((await read(REPORT)).words).toEqual(['schuhe größe 42', 'total'])
  })

  it('shows its first lines with what becomes of them', async () => {
    const { file } = await read(REPORT)
    expect(file.preview.map(({ line, use }) => [line, use])).toEqual([
      [1, 'above'],
      [2, 'above'],
      [3, 'header'],
      [4, 'row'],
      [5, 'row'],
      [6, 'left-out'],
    ])
  })

  it('is read again with other assumptions', async () => {
    const options = { fileName: 'report.csv' }
    expect((await read(REPORT, { ...options, columns: ['kampagne'] })).words).toEqual([
      'Total: Schuhe',
      'Möbel',
    ])
    expect((await read(REPORT, { ...options, columns: [3] })).words).toEqual(['12.450', '3.100'])
    expect((await read(REPORT, { ...options, header: 4 })).words).toContain('total')
    expect((await read(REPORT, { ...options, keepsTotals: true })).words).toContain('Gesamt: Konto')
    expect((await read(REPORT, { format: 'lines' })).words).toEqual(REPORT.split('\r\n'))
    await expect(read(REPORT, { columns: ['Umsatz'] })).rejects.toMatchObject({
      problem: 'no-column',
      message: 'There is no column “Umsatz”. The columns are: Suchbegriff, Kampagne, Klicks, Kosten.',
    })
  })
})

describe('a list of words', () => {
  it('keeps its lines, also with commas in them', async () => {
    const { words, report } = await read('shoes, red\nboots, blue\n\n hat ', { fileName: 'words.txt' })
    expect(words).toEqual(['shoes, red', 'boots, blue', '', ' hat '])
    expect(describeReport(report)).toBe('')
  })

  it('loses no line above a number in its single column', async () => {
    expect((await read("éx\n'-free\n'+49\n00412", { fileName: 'words.csv' })).words).toEqual([
      'éx',
      '-free',
      '+49',
      '00412',
    ])
  })

  it('can be empty', async () => {
    expect((await read('')).words).toEqual([])
    expect((await read(new Uint8Array(0), { fileName: 'a.csv' })).words).toEqual([])
  })
})

describe('JSON', () => {
  it.each([
    ['["red", "blue"]', ['red', 'blue']],
    ['[{"volume":1,"keyword":"red"},{"keyword":"blue","volume":2}]', ['red', 'blue']],
    ['{"keywords":["red","blue"]}', ['red', 'blue']],
    ['{"meta":1,"data":[{"keyword":"red"},{"keyword":"blue"}]}', ['red', 'blue']],
    ['{"a":"red","b":"blue"}', ['red', 'blue']],
    ['{"keyword":"red"}\n{"keyword":"blue"}', ['red', 'blue']],
    ['[{"keyword":{"text":"red"},"bid":1},{"keyword":{"text":"blue"},"bid":2}]', ['red', 'blue']],
  ])('gives the words of %s', async (text, expected) => {
    expect((await read(text)).words).toEqual(expected)
  })

  it('has fields as columns', async () => {
    const text = '[{"sku":"A1","name":"Red shoe"},{"sku":"B2","name":"Hat"}]'
    expect((await read(text, { columns: ['sku'] })).words).toEqual(['A1', 'B2'])
  })

  it('says what is wrong with it', async () => {
    await expect(read('[1,', { fileName: 'a.json' })).rejects.toMatchObject({ problem: 'json' })
    await expect(read('[red] shoes\n[blue] hat')).resolves.toMatchObject({
      words: ['[red] shoes', '[blue] hat'],
    })
  })
})

describe('an unusual table', () => {
  it('can have 500 equal names, and says so', async () => {
    const row = (cell: string) => Array.from({ length: 500 }, (_, k) => (k === 0 ? cell : 'x')).join(',')
    const text = [Array.from({ length: 500 }, () => 'Keyword').join(','), row('red'), row('blue')].join('\n')
    const { words, report } = await read(text, { fileName: 'a.csv', columns: [1] })
    expect(words).toEqual(['red', 'blue'])
    expect(report.doubts).toContainEqual({ kind: 'equal-names', names: ['Keyword'] })
  })

  it('can have 16,384 columns', async () => {
    const cells = Array.from({ length: 16_384 }, (_, k) => `Column ${k + 1}`)
    const { words } = await read([cells.join(','), cells.map((_, k) => `w${k}`).join(',')].join('\n'), {
      fileName: 'a.csv',
      columns: ['Column 16384'],
    })
    expect(words).toEqual(['w16383'])
  })

  it('reads quotes as characters if it is told to', async () => {
    const text = 'keyword,size\n"pan" new,4\n"lid,5'
    await expect(read(text, { fileName: 'a.csv' })).rejects.toMatchObject({ problem: 'quotes', line: 2 })
    const { words } = await read(text, { fileName: 'a.csv', hasPlainQuotes: true })
    expect(words).toEqual(['"pan" new', '"lid'])
  })

  it("counts the cells that aren't numbers, and reads no number from them", async () => {
    const text = 'Search term,Clicks\na,1.2.3\nb,12\nc,1e400\nd,--1\ne,5\nf,7'
    const { file } = await read(text, { fileName: 'a.csv' })
    const { numbers } = await file.columns([0], [1])
    expect(numbers[0]?.values[0]).toBeNaN()
    expect(numbers[0]?.unreadable).toBe(3)
    expect(describeReport(file.report())).toContain("3 cells of “Clicks” can't be read as numbers")
  })
})

describe("a file that isn't text", () => {
  it.each([
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], /picture \(PNG\)/],
    [[0xd0, 0xcf, 0x11, 0xe0, 0xa1], /older format \(\.xls\)/],
    [[0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], /PDF/],
    [[0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0)], /ZIP archive, not a workbook/],
    [[0x1f, 0x8b, 8], /gzip/],
  ])('is named: %j', async (bytes, message) => {
    await expect(read(Uint8Array.from(bytes))).rejects.toMatchObject({
      problem: 'not-text',
      message: expect.stringMatching(message),
    })
  })
})
