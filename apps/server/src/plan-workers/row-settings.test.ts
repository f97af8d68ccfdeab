import {
  RESULT_EXPORTS,
  type Recipe,
  type RowSettings,
  toEngineRecipe,
  wordReading,
} from '@wordloom/contract'
import { compileRecipe, parseColumn } from '@wordloom/engine'
import { aRecipe, numbersTo } from '@wordloom/testing/library/recipes'
import { afterAll, describe, expect, it } from 'vitest'
import { createPlanWorkers, type DocumentSource } from './plan-workers.ts'

const planWorkers = createPlanWorkers()
afterAll(() => planWorkers.close())

const TOO_SLOW = 'It takes too long to count these rows. Use fewer words, patterns or rules.'

function withRows(columns: readonly string[], rows: RowSettings, options: Partial<Recipe> = {}): Recipe {
  return aRecipe(columns, { separator: 'space', version: 2, rows, ...options })
}

function measure(recipe: Recipe, claimed: string | null = null) {
  return planWorkers.measure(JSON.stringify(recipe), claimed)
}

async function write(source: DocumentSource, format: (typeof RESULT_EXPORTS)[number]) {
  const opened = await planWorkers.open(source, { format })
  if ('problem' in opened) throw new Error(opened.problem)
  const { length, chunks } = opened
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return { length, text: Buffer.concat(parts).toString() }
}

const letters = (count: number) => Array.from({ length: count }, (_, i) => 'a'.repeat(i + 1)).join('\n')

const CITIES = ['Leeds\nYork', 'plumber\nboat repair\nroofer']

describe('the combination workers, given row settings,', () => {
  it.each<[string, RowSettings, string[]]>([
    [
      'patterns',
      { patterns: ['{2} in {1}', '{1}'] },
      [
        'plumber in Leeds',
        'plumber in York',
        'boat repair in Leeds',
        'boat repair in York',
        'roofer in Leeds',
        'roofer in York',
        'Leeds',
        'York',
      ],
    ],
    [
      'conditions and lengths',
      {
        rules: [
          { kind: 'condition', text: 'IF [1] = "Leeds" THEN [2] <> "boat repair"' },
          { kind: 'length', unit: 'characters', most: 12 },
          { kind: 'no-word-twice', isOff: true },
        ],
      },
      ['Leeds roofer', 'York plumber', 'York roofer'],
    ],
    [
      'texts to leave out',
      { rules: [{ kind: 'leave-out', texts: 'York roofer\r\nLeeds plumber\nother' }] },
      ['Leeds boat repair', 'Leeds roofer', 'York plumber', 'York boat repair'],
    ],
    [
      'an optional column',
      { optional: [1], rules: [{ kind: 'length', unit: 'words', most: 1 }] },
      ['Leeds', 'York'],
    ],
  ])('count, preview and keep the rows: %s', async (_what, rows, expected) => {
    const recipe = withRows(CITIES, rows)
    const text = expected.join('\n')
    const measured = { count: BigInt(expected.length), isExact: true, preview: expected.slice(0, 6), text }
    expect(await measure(recipe)).toEqual({ ...measured, agreement: 'same' })
    expect(await measure(recipe, text)).toMatchObject({ agreement: 'same' })
    expect(await measure(recipe, `${text}x`)).toMatchObject({ agreement: 'other' })
  })

  it('keep blank lines of linked columns, so that lines stay beside each other', async () => {
    const recipe = withRows(['Leeds\n\nYork', 'England\nWales\nYorkshire'], { links: [[0, 1]] })
    expect(await measure(recipe)).toMatchObject({ text: 'Leeds England\n Wales\nYork Yorkshire' })
  })

  it('write shuffled rows and samples in each format, byte for byte as the engine does', async () => {
    for (const order of [
      { shuffle: 'spring' },
      { sample: { count: 500, seed: '7' } },
      { covering: { strength: 2, seed: '' } },
    ] as const) {
      const recipe = withRows([numbersTo(40), numbersTo(30), numbersTo(20)], { order })
      const words = recipe.columns.map((text, column) => parseColumn(text, wordReading(recipe, column)))
      const { plan } = compileRecipe(toEngineRecipe(recipe, words))
      for (const format of RESULT_EXPORTS) {
        const expected = Buffer.concat([...plan.chunks({ format, chunkSize: 1000 })]).toString()
        const { text, length } = await write({ recipe: JSON.stringify(recipe) }, format)
        expect(text).toBe(expected)
        if (length !== null) expect(length).toBe(BigInt(Buffer.byteLength(expected)))
      }
    }
  })

  it('write the fields as a table in CSV, and the texts of the rows in other formats', async () => {
    const fields = [
      { name: 'Ad group', template: '{2|title}' },
      { name: 'No', template: '{row|pad:2}' },
    ]
    const recipe = JSON.stringify(withRows(['Leeds\nYork', 'roofer'], { fields }))
    expect((await write({ recipe }, 'csv')).text).toBe(
      '"Ad group","No"\r\n"Roofer","01"\r\n"Roofer","02"\r\n',
    )
    expect((await write({ recipe }, 'txt')).text).toBe('Leeds roofer\nYork roofer\n')
    expect(JSON.parse((await write({ recipe }, 'json')).text)).toEqual(['Leeds roofer', 'York roofer'])
  })

  it('enumerate rows that they can not count, in all formats and as a table', async () => {
    const recipe = withRows(
      [letters(60), letters(60), letters(60)],
      {
        rules: [{ kind: 'length', unit: 'characters', most: 40 }],
        fields: [{ name: 'Text', template: '<{text}>' }],
      },
      { separator: 'custom', customSeparator: 'b', unique: true },
    )
    const text = Array.from({ length: 36 * 60 * 60 }, (_, i) => i)
      .map((i) => [Math.floor(i / 3600), Math.floor(i / 60) % 60, i % 60].map((n) => 'a'.repeat(n + 1)))
      .map((words) => words.join('b'))
      .filter((row) => row.length <= 40)
    expect(await measure(recipe)).toMatchObject({ isExact: true, count: BigInt(text.length) })
    const ambiguous = {
      ...recipe,
      customSeparator: '',
      separator: 'nothing' as const,
      columns: [letters(300), letters(300), letters(300)],
    }
    const expected = Array.from({ length: 38 }, (_, i) => 'a'.repeat(i + 3))
    expect(await measure(ambiguous)).toEqual({
      count: 27_000_000n,
      isExact: false,
      preview: expected.slice(0, 6),
      text: null,
      agreement: 'same',
    })
    expect(await measure(ambiguous, expected.with(5, 'b').join('\n'))).toMatchObject({ agreement: 'other' })
    const json = JSON.stringify(ambiguous)
    expect((await write({ recipe: json }, 'txt')).text).toBe(`${expected.join('\n')}\n`)
    expect((await write({ recipe: json }, 'csv')).text).toBe(
      `"Text"\r\n${expected.map((row) => `"<${row}>"\r\n`).join('')}`,
    )
  })

  it.each<[RowSettings, string]>([
    [{ patterns: ['{1}', '{2} {Cty}'] }, 'Pattern 2, character 6: There is no column “Cty”.'],
    [
      { links: [[0, 1]] },
      'Link 1: Linked columns need the same number of words: “Column 1” has 2, “Column 2” has 3.',
    ],
    [
      {
        rules: [
          { kind: 'condition', text: '[1] = "Leeds"' },
          { kind: 'condition', text: 'broken', isOff: true },
          { kind: 'condition', text: 'IF [1] = "leeds" THEN [2] = "roofer"' },
        ],
      },
      'Rule 3, character 10: Column 1 has no word "leeds", but it has "Leeds".',
    ],
    [{ rules: [{ kind: 'condition', text: '[1] = "Leeds" OR' }] }, 'Rule 1, character 15: Write a condition'],
    [
      {
        rules: [
          { kind: 'length', unit: 'characters', most: 99 },
          { kind: 'length', unit: 'characters', most: 2 },
        ],
      },
      'Rule 2: This rule drops all rows.',
    ],
    [
      {
        rules: [
          { kind: 'condition', text: '[1] = "Leeds"' },
          { kind: 'condition', text: '[1] = "York"' },
        ],
      },
      'The rules drop all rows together.',
    ],
    [
      { fields: [{ name: 'City', template: '{1|shout}' }] },
      'Field 1, character 4: There is no filter “shout”.',
    ],
    [
      { order: { sample: { count: 5, seed: '' }, covering: { strength: 2, seed: '' } } },
      'Order: A sample of a sample, or of all pairs, is not possible.',
    ],
    [
      { order: { sample: { count: 1_000_001, seed: '' } } },
      'Order: A sample has 1 to 1,000,000 rows, not 1000001.',
    ],
  ])('refuse settings that can not be used, and say where: %j', async (rows, problem) => {
    expect(await measure(withRows(CITIES, rows))).toEqual({ problem: expect.stringContaining(problem) })
  })

  it.each<[string, Recipe]>([
    [
      '720 patterns',
      withRows(
        Array.from({ length: 6 }, () => numbersTo(1000)),
        {
          patterns: Array.from({ length: 720 }, () => '{1}{2}{3}{4}{5}{6}'.repeat(100)),
          rules: [{ kind: 'length', unit: 'characters', most: 2000 }],
        },
      ),
    ],
    [
      'all orders of optional columns',
      withRows(
        Array.from({ length: 6 }, () => numbersTo(2000)),
        {
          allOrders: true,
          optional: [0, 1, 2, 3, 4, 5],
          rules: [{ kind: 'no-word-twice' }],
        },
      ),
    ],
    [
      'conditions with countless LIKE patterns',
      withRows([numbersTo(100_000), 'x'], {
        rules: Array.from({ length: 100 }, (_, k) => ({
          kind: 'condition' as const,
          text: `NOT ([1] LIKE "*${'1'.repeat(190)}*${k}")`,
        })),
      }),
    ],
    [
      'LIKE patterns of long words',
      withRows([Array.from({ length: 200 }, (_, i) => `${'a'.repeat(9000)}${i}`).join('\n'), 'x'], {
        rules: [{ kind: 'condition', text: `NOT [1] LIKE "*${'a'.repeat(90)}b*${'a'.repeat(90)}b"` }],
      }),
    ],
    [
      'a large covering',
      withRows([numbersTo(1000), numbersTo(1000)], { order: { covering: { strength: 2, seed: '' } } }),
    ],
    [
      'fields with countless columns',
      withRows(
        Array.from({ length: 6 }, () => numbersTo(1000)),
        {
          fields: Array.from({ length: 100 }, (_, i) => ({ name: `${i}`, template: '{1|slug}'.repeat(200) })),
        },
      ),
    ],
  ])('refuse a recipe that takes too long: %s', async (_what, recipe) => {
    const measured = await measure(recipe)
    expect(measured).toHaveProperty('problem')
    expect(measured).not.toEqual({ problem: TOO_SLOW })
  })

  it.each<[string, Recipe]>([
    [
      'many texts to leave out',
      withRows([numbersTo(1000), numbersTo(1000), numbersTo(1000)], {
        rules: [
          {
            kind: 'leave-out',
            texts: Array.from({ length: 200_000 }, (_, i) => `${i % 1000} ${Math.floor(i / 1000)} 5`).join(
              '\n',
            ),
          },
        ],
      }),
    ],
    [
      'texts to leave out that can be made in countless ways',
      withRows(
        Array.from({ length: 6 }, () => letters(50)),
        { rules: [{ kind: 'leave-out', texts: letters(300) }] },
        { separator: 'nothing' },
      ),
    ],
    [
      'many repeated words',
      withRows(
        Array.from({ length: 6 }, () => numbersTo(4000)),
        { rules: [{ kind: 'no-word-twice' }] },
      ),
    ],
    [
      'rules that keep almost nothing',
      withRows(
        Array.from({ length: 6 }, () => letters(100)),
        {
          patterns: ['{1}{2} {3}{4} {5}{6}'],
          rules: [{ kind: 'no-word-twice' }, { kind: 'length', unit: 'characters', least: 602 }],
        },
        { unique: true },
      ),
    ],
    [
      'a large sample',
      withRows(
        Array.from({ length: 6 }, () => numbersTo(1000)),
        {
          rules: [{ kind: 'length', unit: 'characters', most: 20 }],
          order: { sample: { count: 200_000, seed: '1' }, shuffle: '2' },
        },
      ),
    ],
    [
      'all orders of six columns',
      withRows(
        Array.from({ length: 6 }, () => numbersTo(100)),
        {
          allOrders: true,
          rules: [{ kind: 'length', unit: 'characters', most: 15 }, { kind: 'no-word-twice' }],
        },
      ),
    ],
  ])('are counted soon, exactly or with an upper bound: %s', async (_what, recipe) => {
    expect(await measure(recipe)).not.toHaveProperty('problem')
  })

  it('end the thread when a recipe takes too long all the same', async () => {
    const impatient = createPlanWorkers({ maxCountingMs: 1 })
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await impatient.measure(JSON.stringify(withRows(CITIES, {})), null)).toEqual({
        problem: TOO_SLOW,
        isTooLarge: true,
      })
    await impatient.close()
  })
})
