import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CleaningStep } from '../clean/cleaning-step.ts'
import { prepareCleaning } from '../clean/prepare-cleaning.ts'
import { compareLists } from '../compare/compare-lists.ts'
import { loadNearKey, type Nearness } from '../near/near-key.ts'
import { toStrings, WordBytes } from './word-bytes.ts'

const LIMITS = { examples: 3, groups: 3 }

const NEARNESS: readonly Nearness[] = [
  { ignoring: [] },
  { ignoring: ['case'] },
  { ignoring: ['case'], language: 'tr' },
  { ignoring: ['accents'] },
  { ignoring: ['case', 'accents', 'order', 'endings'] },
]

const STEPS: readonly CleaningStep[] = [
  { kind: 'trim' },
  { kind: 'remove-empty' },
  { kind: 'case', to: 'lower' },
  { kind: 'case', to: 'upper' },
  { kind: 'case', to: 'upper', language: 'tr' },
  { kind: 'strip-punctuation' },
  { kind: 'normalize', form: 'NFKC' },
  { kind: 'transliterate' },
  ...NEARNESS.flatMap((nearness) =>
    (['first', 'last', 'shortest', 'longest'] as const).map(
      (keep) => ({ kind: 'remove-duplicates', keep, ...nearness }) as const,
    ),
  ),
]

const aPart = fc.constantFrom(
  ...['a', 'A', 'b', 'i', 'I', 'İ', 'ı', 'é', 'e\u0301', 'ß', 'ss', 'Ж', '😀', '\u00ad', '\ufeff', '\u00a0'],
  ...[' ', '  ', '\t', '"', "'", '’', '=1', ',', '-', '\x01'],
)
const aWord = fc.array(aPart, { maxLength: 4 }).map((parts) => parts.join(''))
const aList = fc.array(aWord, { maxLength: 12 })

/** Between words are bytes that belong to none. */
function toBytes(words: readonly string[]): WordBytes {
  const encoder = new TextEncoder()
  const pieces = words.map((word) => encoder.encode(word))
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length + 2, 3))
  const bounds: number[] = []
  let end = 3
  for (const piece of pieces) {
    bytes.set(piece, end)
    bounds.push(end, end + piece.length)
    end += piece.length + 2
  }
  return new WordBytes({ bytes, bounds: Uint32Array.from(bounds) })
}

function textOf(words: WordBytes): string {
  return Array.from(words.lines(), (chunk) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk),
  ).join('')
}

describe('words as bytes', () => {
  it('read as the strings that they are, also line by line', () => {
    fc.assert(
      fc.property(aList, (words) => {
        expect(toStrings(toBytes(words))).toEqual(words)
        expect(textOf(toBytes(words))).toBe(words.map((word) => `${word}\n`).join(''))
      }),
    )
  })

  it('are written whole if they are longer than a chunk', () => {
    const words = ['a', 'b'.repeat(1_000_000), 'c']
    expect(textOf(toBytes(words))).toBe(`${words.join('\n')}\n`)
  })

  it('are cleaned as strings are, with the same report, by any chain of steps that takes bytes', async () => {
    const cleanings = await Promise.all(STEPS.map((step) => prepareCleaning([step])))
    const onBytes = cleanings.flatMap(({ run, runOnBytes }) =>
      runOnBytes === null ? [] : [{ run, runOnBytes }],
    )
    expect(onBytes.length).toBe(24)
    fc.assert(
      fc.property(
        aList,
        fc.array(fc.constantFrom(...onBytes), { minLength: 1, maxLength: 3 }),
        (words, chain) => {
          let [strings, bytes]: [readonly string[], WordBytes] = [words, toBytes(words)]
          for (const { run, runOnBytes } of chain) {
            const [expected, cleaned] = [run(strings, LIMITS), runOnBytes(bytes, LIMITS)]
            ;[strings, bytes] = [expected.words, cleaned.words]
            expect(toStrings(bytes)).toEqual(strings)
            expect(cleaned.steps).toEqual(expected.steps)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('stay strings if a step of a chain needs them', async () => {
    const { runOnBytes } = await prepareCleaning([{ kind: 'trim' }, { kind: 'sort', by: 'name' }])
    expect(runOnBytes).toBeNull()
  })

  it.each(NEARNESS)('are compared as strings are, ignoring %j', async (nearness) => {
    const toKey = await loadNearKey(nearness)
    fc.assert(
      fc.property(fc.array(aList, { minLength: 2, maxLength: 3 }), (lists) => {
        const expected = compareLists(lists, toKey)
        const compared = compareLists(lists.map(toBytes), toKey)
        for (const kind of ['union', 'intersection', 'only-in-one'] as const)
          expect(compared.read({ kind })).toEqual(expected.read({ kind }))
        expect(compared.read({ kind: 'only-in', list: 1 })).toEqual(
          expected.read({ kind: 'only-in', list: 1 }),
        )
        expect({ ...compared, read: null, select: null }).toEqual({ ...expected, read: null, select: null })
      }),
    )
  })

  it('are compared right if someone chose words with equal hashes', () => {
    // A zero byte leads from the hash 0 to the hash 0.
    const equalHashes = Array.from({ length: 200 }, (_, length) => '\0'.repeat(length))
    const others = Array.from({ length: 10_000 }, (_, i) => `word ${i}`)
    const { lists, union } = compareLists(
      [toBytes(equalHashes), toBytes([...others, ...equalHashes]), toBytes(equalHashes)],
      Object.assign((word: string) => word, { bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte) }),
    )
    expect(lists.map(({ different, onlyHere }) => [different, onlyHere])).toEqual([
      [200, 0],
      [10_200, 10_000],
      [200, 0],
    ])
    expect(union).toBe(10_200)
  })
})
