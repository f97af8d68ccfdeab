import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPORT_FORMATS } from '../document/export-formats.ts'
import type { ColumnsSpec, Product, SumSpec } from '../spec.ts'
import { compile, stream } from './compile.ts'

const word = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom('a', 'é', 'è', '😀', '\ud83d', ' '), maxLength: 3 }),
  },
)
const column = fc.array(word, { maxLength: 5 })
const text = fc.constantFrom('', '', '', 'a', 'aa', 'ab', ' ', ', ', 'é', '\ud83d', '😀')

const columnsSpec = fc.record({
  columns: fc.array(column, { minLength: 1, maxLength: 6 }),
  separator: text,
  prefix: text,
  suffix: text,
})

const sumSpec = fc
  .tuple(fc.array(column, { minLength: 1, maxLength: 3 }), fc.infiniteStream(fc.nat(99)))
  .chain(([shared]) =>
    fc.record({
      products: fc.array(fc.array(fc.oneof(fc.constantFrom(...shared), column, text), { maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  )

const spec = fc.oneof(columnsSpec, sumSpec)
const RUNS = { numRuns: 3000 }

function naive(given: ColumnsSpec | SumSpec): string[] {
  const rows = toProducts(given).flatMap((product) =>
    product
      .map((segment) => (typeof segment === 'string' ? [segment] : segment))
      .reduce<string[]>(
        (heads, words) => heads.flatMap((head) => words.map((word) => head + word.toWellFormed())),
        [''],
      ),
  )
  return given.unique === true ? [...new Set(rows)] : rows
}

function toProducts(given: ColumnsSpec | SumSpec): readonly Product[] {
  if ('products' in given) return given.products
  const { columns, separator = '', prefix = '', suffix = '' } = given
  const filled = columns.filter((words) => words.length > 0)
  if (filled.length === 0) return []
  return [[prefix, ...filled.flatMap((words, k) => (k === 0 ? [words] : [separator, words])), suffix]]
}

function withoutRepeats(given: ColumnsSpec | SumSpec): SumSpec {
  return {
    products: toProducts(given).map((product) =>
      product.map((segment) =>
        typeof segment === 'string' ? segment : [...new Set(segment.map((word) => word.toWellFormed()))],
      ),
    ),
  }
}

describe('every plan', () => {
  it('lists the combinations of nested loops, in the same order', () => {
    fc.assert(
      fc.property(spec, (given) => {
        const rows = naive(given)
        const plan = compile({ ...given, unique: false })
        expect(plan.size).toBe(BigInt(rows.length))
        expect(plan.slice(0n, rows.length + 1)).toEqual(rows)
        expect(rows.map((_, i) => plan.at(BigInt(i)))).toEqual(rows)
      }),
      RUNS,
    )
  })

  it('keeps the first of equal combinations, in order and reachable by index, when unique', () => {
    fc.assert(
      fc.property(spec, (given) => {
        const unique = { ...given, unique: true }
        const rows = naive(unique)
        const plan = compile(unique)
        if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
        expect(plan.size).toBe(BigInt(rows.length))
        expect(plan.total).toBe(BigInt(naive(given).length))
        expect(plan.slice(0n, rows.length + 1)).toEqual(rows)
        rows.forEach((row, i) => {
          expect(plan.at(BigInt(i))).toBe(row)
          expect(plan.indexOf(row)).toBe(BigInt(i))
        })
      }),
      RUNS,
    )
  })

  it('finds a combination at its first occurrence, and finds nothing else', () => {
    fc.assert(
      fc.property(spec, fc.array(word), (given, others) => {
        const rows = naive(given)
        const plan = compile({ ...given, unique: false })
        for (const text of [...rows, ...others, ...rows.map((row) => row.slice(1))]) {
          const first = rows.indexOf(text)
          expect(plan.indexOf(text)).toBe(first === -1 ? null : BigInt(first))
        }
      }),
      RUNS,
    )
  })

  it('returns the words that make up a combination', () => {
    fc.assert(
      fc.property(columnsSpec, fc.boolean(), (given, unique) => {
        const { separator, prefix, suffix } = given
        const plan = compile({ ...given, unique })
        if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
        const around = (parts: readonly string[]) =>
          compile({ columns: parts.map((part) => [part]), separator, prefix, suffix }).at(0n)
        for (let i = 0n; i < plan.size; i++) expect(around(plan.parts(i))).toBe(plan.at(i))
      }),
      { numRuns: 500 },
    )
  })

  it('walks the same combinations from any position when streamed', () => {
    fc.assert(
      fc.property(spec, fc.nat(), (given, seed) => {
        const rows = naive({ ...given, unique: true })
        const all = naive(withoutRepeats(given))
        const plan = stream({ ...given, unique: true })
        expect(plan).toMatchObject({ total: BigInt(naive(given).length), atMost: BigInt(all.length) })
        const walked = plan.rows(0n, all.length + 1)
        expect(walked.map(({ text }) => text)).toEqual(rows)
        expect(walked.map(({ position }) => position)).toEqual(rows.map((row) => BigInt(all.indexOf(row))))
        for (const { position, text } of walked) expect(plan.positionOf(text)).toBe(position)
        const from = BigInt(seed % (all.length + 1))
        expect(plan.rows(from, all.length + 1)).toEqual(walked.filter(({ position }) => position >= from))
      }),
      RUNS,
    )
  })

  it('writes the text of any range of combinations in chunks of any size', () => {
    fc.assert(
      fc.property(
        spec,
        fc.boolean(),
        fc.nat(),
        fc.nat(),
        fc.option(fc.integer({ min: 1, max: 40 })),
        (...given) => {
          const [columns, unique, a, b, chunkSize] = given
          const rows = naive({ ...columns, unique })
          const [from, to] = [a % (rows.length + 1), b % (rows.length + 1)].sort((x, y) => x - y)
          const plan = compile({ ...columns, unique })
          if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
          const range = { from: BigInt(from ?? 0), to: BigInt(to ?? 0) }
          const chunks = [...copies(plan.chunks(chunkSize === null ? range : { ...range, chunkSize }))]
          expect(Buffer.concat(chunks).toString()).toBe(toLines(rows.slice(from, to)))
          if (chunkSize !== null)
            for (const chunk of chunks.slice(0, -1)) expect(chunk.length).toBe(chunkSize)
        },
      ),
      RUNS,
    )
  })

  it('predicts the exact size of an export in every format', () => {
    fc.assert(
      fc.property(spec, fc.boolean(), fc.constantFrom(...EXPORT_FORMATS), (given, unique, format) => {
        const plan = compile({ ...given, unique })
        if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
        const bytes = Buffer.concat([...copies(plan.chunks({ format }))]).length
        expect(plan.bytesOf(format) ?? BigInt(bytes)).toBe(BigInt(bytes))
        if (format === 'txt') expect(plan.bytes).toBe(BigInt(bytes))
      }),
      RUNS,
    )
  })

  it('writes what it walks when streamed', () => {
    fc.assert(
      fc.property(spec, fc.nat(), fc.nat(), (given, a, b) => {
        const plan = stream({ ...given, unique: true })
        const end = Number(plan.atMost) + 1
        const [from, to] = [BigInt(a % end), BigInt(b % end)].sort((x, y) => Number(x - y))
        const rows = plan
          .rows(0n, end)
          .filter(({ position }) => position >= (from ?? 0n) && position < (to ?? 0n))
        const chunks = plan.chunks({ from: from ?? 0n, to: to ?? 0n })
        expect(Buffer.concat([...copies(chunks)]).toString()).toBe(toLines(rows.map(({ text }) => text)))
      }),
      RUNS,
    )
  })
})

function* copies(chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
  for (const chunk of chunks) yield chunk.slice()
}

function toLines(rows: readonly string[]): string {
  return rows.map((row) => `${row}\n`).join('')
}
