import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentLength, writeDocument } from '../document/document.ts'
import { EXPORT_FORMATS, type ExportFormat, SYNTAX } from '../document/export-formats.ts'
import { guardOf } from '../document/guard.ts'
import { regroup } from '../document/regroup.ts'
import { CLEAR, DUPLICATE } from '../duplicates/ambiguity.ts'
import type { Walk } from '../duplicates/walk.ts'
import { type Grid, rowCount, toGrids } from '../grid.ts'
import { type EncodedGrid, encodeGrid, rowLengths } from './encoded-grid.ts'
import { createGridWriter } from './grid-writer.ts'
import { createSteppedSkips } from './skips.ts'
import { writeRows } from './write-rows.ts'

const character = fc.constantFrom(
  'a',
  'a',
  'b',
  'é',
  '漢',
  '😀',
  '"',
  '\\',
  '=',
  '-',
  '\n',
  '\u0000',
  '\ud83d',
)
const word = fc.string({ unit: character, maxLength: 4 })
const column = fc.uniqueArray(word, { minLength: 1, maxLength: 5 })
const text = fc.oneof(fc.constant(''), fc.constantFrom(' ', ', ', '"', '=', 'aa', '-'.repeat(300)))
const NO_ROWS: Grid = { lead: '', columns: [], below: [1n], total: 1n }
const grid = fc
  .record({
    columns: fc.array(column, { minLength: 1, maxLength: 4 }),
    separator: text,
    prefix: text,
    suffix: text,
  })
  .map((spec): Grid => toGrids({ ...spec, unique: true })[0] ?? NO_ROWS)
const ambiguousGrid = fc
  .array(
    fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 }), {
      minLength: 1,
      maxLength: 6,
    }),
    { minLength: 2, maxLength: 4 },
  )
  .map((columns): Grid => toGrids({ columns, unique: true })[0] ?? NO_ROWS)
const share = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000)
const format = fc.constantFrom<ExportFormat>(...EXPORT_FORMATS)

interface Row {
  readonly words: readonly string[]
  readonly text: string
}

function naiveRows({ lead, columns }: Grid): Row[] {
  return columns.reduce<Row[]>(
    (rows, { words, tail }) =>
      rows.flatMap((row) =>
        words.map((next) => ({ words: [...row.words, next], text: row.text + next + tail })),
      ),
    [{ words: [], text: lead }],
  )
}

const toCell = (cell: string) => `"${guardOf(cell, 'formulas')}${cell.replaceAll('"', '""')}"`

function naiveDocument(rows: readonly Row[], format: ExportFormat): string {
  switch (format) {
    case 'txt':
      return rows.map((row) => `${row.text}\n`).join('')
    case 'jsonl':
    case 'xlsx':
      return rows.map((row) => `${JSON.stringify(row.text)}\n`).join('')
    case 'json':
      return `[${rows.map((row) => JSON.stringify(row.text)).join(',\n')}]\n`
    case 'csv':
      return rows.map((row) => `${toCell(row.text)}\r\n`).join('')
    case 'xlsx-columns':
      return rows.map(({ words }) => `${words.map((cell) => JSON.stringify(cell)).join(',')}\n`).join('')
    case 'csv-columns':
      return rows.map((row) => `${row.words.map(toCell).join(',')}\r\n`).join('')
  }
}

function encode(grid: Grid, format: 'txt' | 'csv' | 'json'): EncodedGrid {
  const encoded = encodeGrid(grid, SYNTAX[format])
  if (encoded === null) throw new Error('These rows need no look at each.')
  return encoded
}

function createNaiveWalk(grid: Grid): Walk {
  const patterns: string[] = ['']
  const below = grid.below.map(Number)
  const duplicates = toPattern(grid)
  const clear = below.map((_, k) => toPattern({ ...grid, lead: '', columns: grid.columns.slice(k) }))

  function toState(pattern: string, column: number): number {
    if (pattern === clear[column]) return CLEAR
    if (!pattern.includes('.')) return DUPLICATE
    const known = patterns.indexOf(pattern)
    return known > 0 ? known : patterns.push(pattern) - 1
  }

  return {
    root: toState(duplicates, 0),
    step(state, column, word) {
      const pattern = (state === CLEAR ? clear[column] : patterns[state]) ?? ''
      const height = below[column + 1] ?? 1
      return toState(pattern.slice(word * height, (word + 1) * height), column + 1)
    },
  }
}

function toPattern(grid: Grid): string {
  const firstByText = new Map<string, number>()
  const rows = naiveRows(grid)
  for (const [i, { text }] of rows.entries()) if (!firstByText.has(text)) firstByText.set(text, i)
  return rows.map(({ text }, i) => (firstByText.get(text) === i ? '.' : 'd')).join('')
}

function toText(chunks: Iterable<Uint8Array>): string {
  return Buffer.concat(Array.from(chunks, (chunk) => chunk.slice())).toString()
}

const range = (grid: Grid, a: number, b: number) => {
  const ends = [a, b].map((part) => BigInt(Math.round(part * Number(rowCount(grid))))).sort(compareNumbers)
  return { from: ends[0] ?? 0n, to: ends[1] ?? 0n }
}
const compareNumbers = (a: bigint, b: bigint) => (a < b ? -1 : 1)

describe('the document of a range of rows', () => {
  it('is the text of nested loops, in every format and chunk size', () => {
    fc.assert(
      fc.property(grid, share, share, format, fc.integer({ min: 1, max: 99 }), (grid, a, b, format, size) => {
        const { from, to } = range(grid, a, b)
        const rowsOfRange = createGridWriter({ grid, createSkips: null }, SYNTAX[format]).write(from, to)
        const chunks = [...regroup(writeDocument([rowsOfRange], SYNTAX[format]), size)]
        const rows = naiveRows(grid).slice(Number(from), Number(to))
        expect(toText(chunks)).toBe(naiveDocument(rows, format))
        expect(chunks.slice(0, -1).every((chunk) => chunk.length === size)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it("doesn't depend on where the columns are cut or on templates", () => {
    fc.assert(
      fc.property(grid, share, share, fc.nat(4), fc.boolean(), (grid, a, b, place, hasTemplates) => {
        const { from, to } = range(grid, a, b)
        const encoded = encode(grid, 'txt')
        const cut = {
          column: Math.min(place, encoded.columns.length),
          longestHole: hasTemplates ? 1024 : -1,
        }
        const rows = naiveRows(grid).slice(Number(from), Number(to))
        expect(toText(writeRows({ grid: encoded, from, to, createSkips: null }, cut))).toBe(
          naiveDocument(rows, 'txt'),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves out rows that repeat earlier ones', () => {
    fc.assert(
      fc.property(ambiguousGrid, share, share, fc.nat(4), fc.boolean(), (grid, a, b, place, hasTemplates) => {
        const { from, to } = range(grid, a, b)
        const encoded = encode(grid, 'txt')
        const cut = {
          column: Math.min(place, encoded.columns.length),
          longestHole: hasTemplates ? 1024 : -1,
        }
        const duplicates = toPattern(grid)
        const rows = naiveRows(grid).filter((_, i) => i >= from && i < to && duplicates[i] === '.')
        const createSkips = () => createSteppedSkips(createNaiveWalk(grid), grid)
        expect(toText(writeRows({ grid: encoded, from, to, createSkips }, cut))).toBe(
          naiveDocument(rows, 'txt'),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('has the predicted number of bytes', () => {
    fc.assert(
      fc.property(grid, format, (grid, format) => {
        const encoded = encodeGrid(grid, SYNTAX[format])
        if (encoded === null) return
        const { constant, words } = rowLengths(encoded)
        const size = rowCount(grid)
        const ofWords = words.map((lengths) => (BigInt(sum(lengths)) * size) / BigInt(lengths.length))
        const length = documentLength(
          size,
          ofWords.reduce((a, b) => a + b, BigInt(constant) * size),
          SYNTAX[format],
        )
        expect(length).toBe(BigInt(Buffer.byteLength(naiveDocument(naiveRows(grid), format))))
      }),
    )
  })
})

const sum = (numbers: Uint32Array) => numbers.reduce((a, b) => a + b, 0)

describe('a document without rows', () => {
  it.each([
    ['txt', ''],
    ['csv', ''],
    ['csv-columns', ''],
    ['jsonl', ''],
    ['json', '[]\n'],
  ] as const)('is complete as %s', (format, expected) => {
    expect(toText(writeDocument([], SYNTAX[format]))).toBe(expected)
  })
})

describe('large inputs', () => {
  const columns = [0, 1, 2].map((k) =>
    Array.from({ length: 40 }, (_, i) => `${'ä'.repeat(i % 7)}${i * 31 + k}`),
  )

  it("can be written in blocks that aren't copied", () => {
    const [grid] = toGrids({ columns: [...columns, ['x', 'y']], separator: '-' })
    if (grid === undefined) throw new Error('the grid has rows')
    const written = writeDocument(
      [writeRows({ grid: encode(grid, 'json'), from: 7n, to: rowCount(grid), createSkips: null })],
      SYNTAX.json,
    )
    expect(toText(written)).toBe(naiveDocument(naiveRows(grid).slice(7), 'json'))
  })

  it('may contain words longer than any buffer', () => {
    const [grid] = toGrids({
      columns: [
        ['a', 'b'.repeat(1_000_000), 'c'],
        ['d', 'é'.repeat(300_000)],
      ],
      separator: '+'.repeat(70_000),
    })
    if (grid === undefined) throw new Error('the grid has rows')
    const range = { grid: encode(grid, 'csv'), from: 0n, to: 6n, createSkips: null }
    // Compare as booleans, because a diff of texts this long can't be shown.
    expect(
      toText(writeDocument([writeRows(range)], SYNTAX.csv)) === naiveDocument(naiveRows(grid), 'csv'),
    ).toBe(true)
  })

  it('may have more combinations than a number can hold', () => {
    const words = Array.from({ length: 1000 }, (_, i) => `w${i}`)
    const [grid] = toGrids({ columns: Array.from({ length: 7 }, () => words), separator: ' ' })
    if (grid === undefined) throw new Error('the grid has rows')
    const range = {
      grid: encode(grid, 'txt'),
      from: 10n ** 21n - 2n,
      to: 10n ** 21n,
      createSkips: null,
    }
    expect(toText(writeDocument([writeRows(range)], SYNTAX.txt))).toBe(
      'w999 w999 w999 w999 w999 w999 w998\nw999 w999 w999 w999 w999 w999 w999\n',
    )
  })
})
