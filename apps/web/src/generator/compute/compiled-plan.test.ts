import { DEFAULT_OPTIONS, RECIPE_VERSION, type RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { CompiledPlan } from './compiled-plan.ts'
import { packRecipe, type RecipeInput } from './engine-recipe.ts'
import { RefusedError } from './row-problem.ts'
import { type Row, toText } from './row-source.ts'

function anInput(columns: readonly string[][], rows?: RowSettings): RecipeInput {
  const recipe = { ...DEFAULT_OPTIONS, separator: 'space', wrap: 'brackets' } as const
  return packRecipe(columns, rows === undefined ? recipe : { ...recipe, version: RECIPE_VERSION, rows })
}

function textsOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ segments }) => toText(segments))
}

describe('a compiled plan', () => {
  const plan = new CompiledPlan(anInput([['red', 'blue'], [], ['fox', 'owl', 'elk']]))

  it('counts its rows', () => {
    expect(plan.size).toMatchObject({ rows: 6n, total: 6n, atMost: 6n })
  })

  it('returns the rows from a number on, fewer at the end', () => {
    const rows = plan.after(4n, 10)
    expect(rows.map(({ key }) => key)).toEqual([4n, 5n])
    expect(textsOf(rows)).toEqual(['[blue owl]', '[blue elk]'])
  })

  it('says which column each word of a row comes from', () => {
    expect(plan.after(0n, 1)[0]?.segments).toEqual([
      { text: '[', column: null },
      { text: 'red', column: 0 },
      { text: ' ', column: null },
      { text: 'fox', column: 2 },
      { text: ']', column: null },
    ])
  })

  it('returns the rows before a number, fewer at the start', () => {
    expect(plan.before(2n, 10).map(({ key }) => key)).toEqual([0n, 1n])
    expect(plan.before(5n, 2).map(({ key }) => key)).toEqual([3n, 4n])
  })

  it('finds a combination, and returns null for anything else', () => {
    expect(plan.find('[blue fox]')).toBe(3n)
    expect(plan.find('[fox blue]')).toBeNull()
  })

  it.each([
    [['Café', 'Öl'], ['Rouge'], '[cafe rouge]', 0n],
    [['Öl', 'CAFE', 'café'], ['Rouge'], '[café ROUGE]', 1n],
    [['CAFE', 'café'], ['rouge'], '[café rouge]', 1n],
    [['İstanbul'], ['œuvre'], '[istanbul OEUVRE]', 0n],
  ])('finds a row of %j and %j with other capitals and accents: %s', (first, second, text, row) => {
    expect(new CompiledPlan(anInput([first, second])).find(text)).toBe(row)
  })

  it('finds a row with other accents only if rules and links keep it', () => {
    const words = [
      ['Málaga', 'malaga'],
      ['Spa', 'spä'],
    ]
    const rules: RowSettings['rules'] = [{ kind: 'condition', text: '[1] <> "Málaga"' }]
    expect(new CompiledPlan(anInput(words, { rules })).find('[málagá spá]')).toBe(0n)
    expect(new CompiledPlan(anInput(words, { links: [[1, 2]] })).find('[malaga SPA]')).toBe(0n)
    expect(new CompiledPlan(anInput(words, { patterns: ['{1} {1}'] })).find('[MALAGA malága]')).toBe(0n)
  })

  it('shortens a long row but can still return all of it', () => {
    const long = 'x'.repeat(1_000_000)
    const [row] = new CompiledPlan(anInput([[long], ['end']])).after(0n, 1)
    expect(row).toMatchObject({ isCut: true, length: 1_000_006 })
    expect(toText(row?.segments ?? []).length).toBeLessThan(2000)
    expect(new CompiledPlan(anInput([[long], ['end']])).whole(0n)).toBe(`[${long} end]`)
  })
})

describe('a plan whose rows are shortened', () => {
  it('writes what fits as a text, and the whole table in other formats', () => {
    const fields = [{ name: 'Row', template: '{text|fit:5}' }]
    const short = new CompiledPlan(anInput([['red fox', 'owl'], ['runs']], { fields }))
    const textIn = (format: 'txt' | 'tsv') =>
      Buffer.concat([...short.document({ format }).chunks(64)]).toString()
    expect(textIn('txt')).toBe('[red\n[owl\n')
    expect(textIn('tsv')).toBe('Row\n[red\n[owl\n')
  })
})

describe('a plan under row settings', () => {
  const words = [
    ['red', 'blue'],
    ['fox', 'owl'],
  ]

  it('has the words of a pattern in its order, in the color of their columns', () => {
    const plan = new CompiledPlan(anInput(words, { patterns: ['{2} of {1}', '{1}'] }))
    const rows = plan.after(3n, 2)
    expect(textsOf(rows)).toEqual(['[owl of blue]', '[red]'])
    expect(rows[0]?.segments.map(({ column }) => column)).toEqual([null, 1, null, 0, null])
  })

  it('counts the rows that rules keep', () => {
    const rules: RowSettings['rules'] = [{ kind: 'condition', text: 'IF [1] = "red" THEN [2] <> "fox"' }]
    const plan = new CompiledPlan(anInput(words, { rules }))
    expect(plan.size).toMatchObject({ rows: 3n, total: 4n })
    expect(textsOf(plan.before(2n, 2))).toEqual(['[red owl]', '[blue fox]'])
  })

  it('warns of a word that its column lacks, in the rule that has it', () => {
    const rules: RowSettings['rules'] = [
      { kind: 'no-word-twice', isOff: true },
      { kind: 'condition', text: '[1] <> "green"' },
    ]
    expect(new CompiledPlan(anInput(words, { rules })).size.warnings).toEqual([
      {
        place: { part: 'rule', number: 1, range: { from: 7, to: 14 } },
        message: 'Column 1 has no word "green".',
        isWarning: true,
      },
    ])
  })

  it('has the cells of its rows, if there are fields', () => {
    const fields = [{ name: 'Path', template: '{2}/{1|upper}' }]
    const plan = new CompiledPlan(anInput(words, { fields }))
    expect(plan.cells(1n, 2)).toEqual([['owl/RED'], ['fox/BLUE']])
    expect(new CompiledPlan(anInput(words, { optional: [1] })).cells(0n, 2)).toBeNull()
  })

  it('is refused if a part of them cannot be used', () => {
    const refused = () => new CompiledPlan(anInput(words, { patterns: ['{1}', '{City}'] }))
    expect(refused).toThrow(RefusedError)
    expect(refused).toThrow('There is no column “City”.')
  })
})
