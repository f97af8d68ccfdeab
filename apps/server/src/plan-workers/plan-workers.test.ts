import { RESULT_EXPORTS, type Recipe, toJoining } from '@wordloom/contract'
import { compile, type ExportFormat, parseColumn } from '@wordloom/engine'
import { aRecipe, combinations, combineByHand, numbersTo, recipes } from '@wordloom/testing/library/recipes'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { runWithRequest } from '../current-request.ts'
import { createPlanWorkers } from './plan-workers.ts'

const planWorkers = createPlanWorkers()
afterAll(() => planWorkers.close())

function createSequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}

async function read(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

async function open(...given: Parameters<typeof planWorkers.open>) {
  const opened = await planWorkers.open(...given)
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}

async function write(source: Parameters<typeof planWorkers.open>[0], format: ExportFormat) {
  const cloth = await open(source, { format })
  return { length: cloth.length, bytes: await read(cloth.chunks) }
}

async function measure(recipe: Recipe, claimed: string | null) {
  const measured = await planWorkers.measure(JSON.stringify(recipe), claimed)
  if ('problem' in measured) throw new Error(measured.problem)
  return measured
}

describe('the combination workers', () => {
  it('count, preview and keep what nested loops over the columns make, without repeats on request', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, async (recipe) => {
        const expected = combineByHand(recipe)
        expect(await measure(recipe, null)).toEqual({
          count: BigInt(expected.length),
          isExact: true,
          preview: expected.slice(0, 6),
          text: expected.length === 0 ? null : expected.join('\n'),
          agreement: 'same',
        })
      }),
      { numRuns: 300 },
    )
  })

  it('write each format byte for byte as the engine does, and know its length', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, fc.constantFrom(...RESULT_EXPORTS), async (recipe, format) => {
        const { removeWhitespace, ...joining } = toJoining(recipe)
        const columns = recipe.columns.map((text) => parseColumn(text, { removeWhitespace }))
        const plan = compile({ columns, ...joining, unique: recipe.unique })
        const expected = Buffer.concat([...plan.chunks({ format, chunkSize: 1024 })])
        const { length, bytes } = await write({ recipe: JSON.stringify(recipe) }, format)
        expect([bytes.toString(), length]).toEqual([expected.toString(), BigInt(expected.length)])
      }),
      { numRuns: 300 },
    )
  })

  it('write existing combinations byte for byte as the engine does', async () => {
    await fc.assert(
      fc.asyncProperty(combinations, fc.constantFrom(...RESULT_EXPORTS), async (sent, format) => {
        const expected = Buffer.concat([...compile({ columns: [sent] }).chunks({ format, chunkSize: 1024 })])
        const { bytes } = await write({ text: sent.join('\n') }, format)
        expect(bytes.toString()).toBe(expected.toString())
      }),
      { numRuns: 200 },
    )
  })

  it.each(RESULT_EXPORTS)(
    'write many existing combinations block by block, as the engine does: %s',
    async (format) => {
      const sent = Array.from({ length: 200_000 }, (_, i) => `=é "${i}" 🧵`)
      const expected = Buffer.concat([...compile({ columns: [sent] }).chunks({ format, chunkSize: 2 ** 20 })])
      const { bytes } = await write({ text: sent.join('\n') }, format)
      expect(bytes.equals(expected)).toBe(true)
    },
  )

  it('detect whether a recipe makes the combinations that come with it', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, fc.nat(), async (recipe, seed) => {
        const own = combineByHand(recipe)
        fc.pre(own.length > 0)
        const agreementWith = async (claimed: readonly string[]) =>
          (await measure(recipe, claimed.join('\n'))).agreement
        expect(await agreementWith(own)).toBe('same')
        expect(await agreementWith(own.with(seed % own.length, `${own[seed % own.length]}x`))).toBe('other')
        expect(await agreementWith([...own, 'x'])).toBe('other')
        if (own.length > 1) expect(await agreementWith(own.slice(1))).toBe('other')
      }),
      { numRuns: 100 },
    )
  })

  it('compare what they cannot count, up to a time limit', async () => {
    const letters = Array.from({ length: 200 }, (_, i) => 'a'.repeat(i + 1)).join('\n')
    const recipe = aRecipe(
      Array.from({ length: 6 }, () => letters),
      { unique: true },
    )
    const own = Array.from({ length: 1195 }, (_, i) => 'a'.repeat(i + 6))
    expect(await measure(recipe, own.join('\n'))).toMatchObject({
      isExact: false,
      agreement: 'unknown',
    })
    expect(await measure(recipe, own.with(10, 'b').join('\n'))).toMatchObject({ agreement: 'other' })
  })

  it('keep 100,000 combinations as text, and not one more', async () => {
    const most = await measure(aRecipe([numbersTo(100_000)]), null)
    expect(most.text).toBe(numbersTo(100_000))
    const more = await measure(aRecipe([numbersTo(100_001)]), null)
    expect(more).toMatchObject({ count: 100_001n, text: null })
  })

  it('keep 4 MiB as text, and not one byte more', async () => {
    const line = `${'é'.repeat(2 ** 15 - 1)}x\n`
    const words = (bytes: number) => `${line.repeat(63)}${'x'.repeat(bytes - 63 * 2 ** 16)}`
    const most = await measure(aRecipe([words(2 ** 22)]), null)
    expect(Buffer.byteLength(most.text ?? '')).toBe(2 ** 22)
    expect(await measure(aRecipe([words(2 ** 22 + 1)]), null)).toMatchObject({
      count: 64n,
      text: null,
    })
  })

  it('count beyond the exact range of JavaScript numbers', async () => {
    const columns = Array.from({ length: 6 }, () => numbersTo(1000))
    const measured = await measure(aRecipe(columns, { separator: 'minus' }), null)
    expect(measured).toMatchObject({ count: 10n ** 18n, isExact: true, text: null })
  })

  it('give an upper bound when there are too many distinct combinations to count in time', async () => {
    const next = createSequence(7)
    const aWord = () => Array.from({ length: 1 + (next() % 12) }, () => 'ab'[next() % 2]).join('')
    const columns = Array.from({ length: 3 }, () => Array.from({ length: 1000 }, aWord).join('\n'))
    const measured = await measure(aRecipe(columns, { unique: true }), null)
    expect(measured).toMatchObject({ isExact: false, text: null })
    expect(measured.preview).toHaveLength(6)
  })

  it('stop when the reader leaves, and write other documents in the meantime and later', async () => {
    const endless = JSON.stringify(aRecipe(Array.from({ length: 6 }, () => numbersTo(1000))))
    for (let round = 0; round < 4; round++) {
      const { chunks } = await open({ recipe: endless }, { format: 'txt' })
      for await (const chunk of chunks) {
        expect(chunk.length).toBeGreaterThan(0)
        const { bytes } = await write({ text: 'red fox' }, 'txt')
        expect(bytes.toString()).toBe('red fox\n')
        break
      }
    }
  })

  it('write other documents beside many searches that find nothing', async () => {
    const letters = Array.from({ length: 300 }, (_, i) => 'a'.repeat(i + 1)).join('\n')
    const columns = Array.from({ length: 6 }, () => letters)
    const vain = JSON.stringify(aRecipe(columns, { unique: true }))
    const searches: AsyncIterable<Uint8Array>[] = []
    while (searches.length < 6) searches.push((await open({ recipe: vain }, { format: 'txt' })).chunks)
    const reading = searches.map(async (chunks) => {
      for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0)
    })
    const { bytes } = await write({ text: 'red fox' }, 'txt')
    expect(bytes.toString()).toBe('red fox\n')
    for (const chunks of searches) await chunks[Symbol.asyncIterator]().return?.()
    await Promise.allSettled(reading)
  })
})

describe('work that is too much for the server', () => {
  const words = (count: number, length: number) =>
    Array.from({ length: count }, (_, i) => String(i).padStart(length, 'x')).join('\n')
  const uneven = (count: number) =>
    Array.from({ length: count }, (_, i) => (i * 2_654_435_761).toString(36).repeat(1 + (i % 9))).join('\n')

  it.each<[string, Recipe]>([
    [
      'patterns that use long words often',
      aRecipe([words(1000, 160)], { version: 2, rows: { patterns: ['{1}'.repeat(600)] } }),
    ],
    [
      'rows longer than any that are read',
      aRecipe([words(5, 9990)], { version: 2, rows: { patterns: ['{1}'.repeat(600)] } }),
    ],
    [
      'fields that use long words often',
      aRecipe([words(5000, 100)], {
        version: 2,
        rows: { fields: Array.from({ length: 99 }, (_, i) => ({ name: `f${i}`, template: '{1}' })) },
      }),
    ],
    ['a word as long as a request', aRecipe(['x'.repeat(1_000_000)])],
  ])('is refused before it begins, with what to make smaller: %s', async (_, recipe) => {
    const refusal = { problem: expect.stringMatching(/Use fewer|Use shorter/), isTooLarge: true }
    expect(await planWorkers.measure(JSON.stringify(recipe), null)).toEqual(refusal)
    expect(await planWorkers.open({ recipe: JSON.stringify(recipe) }, { format: 'csv' })).toEqual(refusal)
  })

  it('is refused wherever the rows of a recipe are read if too many words could make the same row', async () => {
    const recipe = JSON.stringify(
      aRecipe([uneven(100_000), uneven(99_999), uneven(50_000)], { unique: true }),
    )
    const refusal = { problem: expect.stringMatching(/^So many words take too much memory to find/) }
    expect(await planWorkers.measure(recipe, null)).toEqual(refusal)
    expect(await planWorkers.open({ recipe }, { format: 'txt' })).toEqual(refusal)
    expect(await planWorkers.check({ source: { recipe }, target: 'etsy-tag' })).toEqual(refusal)
  })

  it('ends only its thread if it takes more memory than a thread has', async () => {
    await using small = disposable(createPlanWorkers({ resourceLimits: { maxOldGenerationSizeMb: 24 } }))
    const large = JSON.stringify(aRecipe([numbersTo(300_000), numbersTo(300_000)]))
    expect(await small.measure(large, null)).toEqual({
      problem: 'This takes more memory than the server has for one request. Use fewer or shorter words.',
      isTooLarge: true,
    })
    expect(await small.measure(JSON.stringify(aRecipe(['red', 'fox'])), null)).toMatchObject({ count: 1n })
  })

  it('ends when the client leaves', async () => {
    const left = new AbortController()
    const request = {
      holder: () => 'ann',
      left: () => left.signal,
      age: () => 0,
      millisecondsLeft: () => 50_000,
      stepAside: () => () => {},
    }
    const letters = Array.from({ length: 200 }, (_, i) => 'a'.repeat(i + 1)).join('\n')
    const long = JSON.stringify(
      aRecipe(
        Array.from({ length: 6 }, () => letters),
        { unique: true },
      ),
    )
    const measuring = runWithRequest(request, () => planWorkers.measure(long, 'x'))
    expect(planWorkers.depth().running).toBe(1)
    left.abort()
    await expect(measuring).rejects.toMatchObject({ code: 'bad_request' })
    expect(planWorkers.depth().running).toBe(0)
  })
})

function disposable(workers: ReturnType<typeof createPlanWorkers>) {
  return Object.assign(workers, { [Symbol.asyncDispose]: () => workers.close() })
}
