import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../read/read-workbook.ts'
import { toColumnName } from './sheets.ts'
import { type WorkbookOptions, writeWorkbook } from './write-workbook.ts'

const LIMITS = { unpackedBytes: 1e8, cells: 1e7, characters: 1e8 }

function toRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => JSON.stringify(cell)).join(',')}\n`).join('')
}

/** The chunks end anywhere, and each is overwritten when the next one is read, as those of the engine. */
function* inChunks(text: string, size: number): Iterable<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const buffer = new Uint8Array(size)
  for (let at = 0; at < bytes.length; at += size) {
    const chunk = bytes.subarray(at, at + size)
    buffer.set(chunk)
    yield buffer.subarray(0, chunk.length)
  }
}

async function write(
  rows: readonly (readonly string[])[],
  options: WorkbookOptions = { hasHeader: false },
  size = 1000,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of writeWorkbook(inChunks(toRows(rows), size), options)) chunks.push(chunk)
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

async function readRows(bytes: Uint8Array, sheet: number | null = null) {
  const { cells, starts } = await readWorkbook(bytes, { sheet, limits: LIMITS })
  return starts.map((start, row) => cells.slice(start, starts[row + 1] ?? cells.length))
}

async function readAll(bytes: Uint8Array) {
  const { sheets } = await readWorkbook(bytes, { sheet: null, limits: LIMITS })
  return Promise.all(sheets.map((_, sheet) => readRows(bytes, sheet)))
}

describe('a workbook', () => {
  it('keeps every text as it is', async () => {
    const texts = [
      '00412',
      '=1+1',
      '-5',
      '1e3',
      'TRUE',
      ' x  y ',
      '"a"',
      '&<>',
      "'a",
      'a\nb',
      'a\r\nb',
      'a\tb',
    ]
    const odd = [
      '😀',
      '日本',
      '\u0000\u0001\u001f',
      '\ufffe\uffff',
      '_x0041_',
      '_x0041_x0042_',
      '_x005F_x0041_',
      '_x',
      '__',
    ]
    const rows = [...texts, ...odd].map((text) => [text])
    expect(await readRows(await write(rows))).toEqual(rows)
  })

  it('keeps any cells, wherever the chunks end', async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('_', 'x', '0', '4', 'A', '"', '\\', '&', '\r', '\u0001', '\uffff'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
    })
    const cell = text.filter((cell) => cell !== '')
    const row = fc.array(cell, { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1 }),
        fc.integer({ min: 1, max: 50 }),
        async (rows, size) => {
          expect(await readRows(await write(rows, { hasHeader: false }, size))).toEqual(rows)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('writes half of a surrogate pair as UTF-8 files have it', async () => {
    expect(await readRows(await write([['a\ud83d', '\ude00b']]))).toEqual([['a\ufffd', '\ufffdb']])
  })

  it('leaves empty cells out, but not their place', async () => {
    const sheet = strFromU8(
      unzipSync(await write([['', 'b', '', 'd']]))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    )
    expect(sheet).toContain('<row r="1"><c r="B1"')
    expect(await readRows(await write([['', 'b', '', 'd']]))).toEqual([['', 'b', '', 'd']])
  })

  it('continues on a further sheet when one is full', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((text) => [text])
    const bytes = await write(rows, { hasHeader: false, limits: { rows: 2, bytes: 1e6 } })
    expect(await readAll(bytes)).toEqual([[['a'], ['b']], [['c'], ['d']], [['e']]])
  })

  it('begins every sheet with the names of the columns', async () => {
    const rows = [['City'], ['Leeds'], ['York'], ['Bath']]
    const bytes = await write(rows, { hasHeader: true, limits: { rows: 3, bytes: 1e6 } })
    expect(await readAll(bytes)).toEqual([
      [['City'], ['Leeds'], ['York']],
      [['City'], ['Bath']],
    ])
  })

  it('begins a further sheet before one takes too many bytes', async () => {
    const rows = ['a', 'b', 'c'].map((text) => [text.repeat(1000)])
    const bytes = await write(rows, { hasHeader: false, limits: { rows: 100, bytes: 2000 } })
    expect((await readAll(bytes)).map((sheet) => sheet.length)).toEqual([2, 1])
  })

  it('has one sheet even without rows', async () => {
    expect(await readAll(await write([]))).toEqual([[]])
    expect(await readAll(await write([['City']], { hasHeader: true }))).toEqual([[['City']]])
  })

  it('is the same whenever it is written', async () => {
    expect(await write([['a']])).toEqual(await write([['a']]))
  })

  it('refuses a cell that is longer than spreadsheets allow, and names its row', async () => {
    const rows = [['a'], ['b', '😀'.repeat(16_384)]]
    await expect(write(rows)).rejects.toThrow(
      "Row 2 doesn't fit into an XLSX file: its cell 2 is longer than 32,767 characters.",
    )
    await expect(write([[`${'😀'.repeat(16_383)}x`]])).resolves.toBeInstanceOf(Uint8Array)
  })

  it('refuses more columns than a sheet has', async () => {
    const cells = (count: number) => Array.from({ length: count }, () => 'x')
    await expect(write([cells(16_385)])).rejects.toThrow('A sheet of an XLSX file has at most 16,384 columns')
    expect((await readRows(await write([cells(16_384)])))[0]).toHaveLength(16_384)
  })

  it('stops when its reader does', async () => {
    let taken = 0
    function* endless(): Iterable<Uint8Array> {
      for (;;) {
        taken++
        yield new TextEncoder().encode('"red fox"\n'.repeat(1000))
      }
    }
    for await (const _ of writeWorkbook(endless(), { hasHeader: false })) break
    const atCancel = taken
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(taken - atCancel).toBeLessThan(100)
  })
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %d is called %s', (column, name) => {
  expect(toColumnName(column)).toBe(name)
})
