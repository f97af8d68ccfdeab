import { describe, expect, it } from 'vitest'
import { compileRecipe } from './compile-recipe.ts'
import type { LengthRule, Recipe } from './recipe.ts'
import { RecipeError } from './recipe-error.ts'
import type { TableFormat } from './table.ts'

const CITIES = { name: 'City', words: ['Leeds', 'York'] }
const SERVICES = { name: 'Service', words: ['plumber', 'boat repair', 'roofer'] }

function rowsOf(recipe: Recipe): string[] {
  const { plan } = compileRecipe(recipe)
  return plan.kind === 'indexed' ? plan.slice(0n, 100) : plan.rows(0n, 100).map(({ text }) => text)
}

function tableOf(recipe: Recipe, format: TableFormat, range = {}): string {
  const { table } = compileRecipe(recipe)
  if (table === null) throw new Error('The recipe has fields.')
  return Buffer.concat([...table.chunks({ format, ...range })].map((chunk) => chunk.slice())).toString()
}

describe('a recipe', () => {
  it('counts only the characters of a class, or the first one, where a length says so', () => {
    const columns = [{ words: ['a!', '-b', 'c'] }, { words: ['d!', 'e'] }]
    const rows = (rule: LengthRule) => {
      const { plan } = compileRecipe({ columns, rules: { lengths: [rule] } })
      if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
      return plan.slice(0n, 9)
    }
    expect(rows({ unit: 'characters', of: /!/u, most: 0 })).toEqual(['-be', 'ce'])
    expect(rows({ unit: 'characters', of: /!/u, most: 1 })).toEqual(['a!e', '-bd!', '-be', 'cd!', 'ce'])
    expect(rows({ unit: 'characters', of: /-/u, at: 'start', most: 0 })).toEqual(['a!d!', 'a!e', 'cd!', 'ce'])
    expect(rows({ unit: 'characters', of: /!/u, at: 'end', most: 0 })).toEqual(['a!e', '-be', 'ce'])
    expect(() => rows({ unit: 'words', of: /!/u, most: 0 })).toThrow(RecipeError)
  })

  it('joins its columns without a pattern', () => {
    expect(rowsOf({ columns: [CITIES, { words: [] }, { words: ['a', 'b'] }], separator: '-' })).toEqual([
      'Leeds-a',
      'Leeds-b',
      'York-a',
      'York-b',
    ])
  })

  it('reads as its patterns say, one after the other', () => {
    const patterns = ['{Service} in {City}', 'best {City} {2}', '{{{1}}}']
    const rows = rowsOf({
      columns: [CITIES, { ...SERVICES, words: ['plumber'] }],
      patterns,
      prefix: '[',
      suffix: ']',
    })
    expect(rows).toEqual([
      '[plumber in Leeds]',
      '[plumber in York]',
      '[best Leeds plumber]',
      '[best York plumber]',
      '[{Leeds}]',
      '[{York}]',
    ])
  })

  it('takes words of linked columns from the same line, wherever they are', () => {
    const states = { name: 'State', words: ['England', 'Yorkshire'] }
    const columns = [CITIES, states, { ...SERVICES, words: ['plumber', 'roofer'] }]
    expect(rowsOf({ columns, links: [[0, 1]], patterns: ['{City} {Service} {State}'] })).toEqual([
      'Leeds plumber England',
      'Leeds roofer England',
      'York plumber Yorkshire',
      'York roofer Yorkshire',
    ])
  })

  it('names both numbers of words if linked columns differ', () => {
    expect(() => rowsOf({ columns: [CITIES, SERVICES], links: [[0, 1]] })).toThrow(
      'Linked columns need the same number of words: “City” has 2, “Service” has 3.',
    )
  })

  it('has the rows with an optional column before those without it', () => {
    const columns = [
      { words: ['best'], isOptional: true },
      { words: ['plumber'] },
      { words: ['Leeds'], isOptional: true },
    ]
    const rows = ['best plumber Leeds', 'best plumber', 'plumber Leeds', 'plumber']
    expect(rowsOf({ columns, separator: ' ' })).toEqual(rows)
    expect(rowsOf({ columns, patterns: ['{1} {2} {3}'] })).toEqual(rows)
  })

  it('keeps what all rules keep, and no row twice', () => {
    const rules = {
      lengths: [{ unit: 'characters', most: 14 } as const],
      conditions: 'IF [City] = "Leeds" THEN [Service] <> "plumber";',
      leaveOut: ['York roofer'],
    }
    const columns = [CITIES, { ...SERVICES, words: [...SERVICES.words, 'roofer'] }]
    expect(rowsOf({ columns, separator: ' ', rules, unique: true })).toEqual(['Leeds roofer', 'York plumber'])
  })

  it.each([
    ['case', 'york ROOFER', 'York roofer'],
    ['composed letters', 'cafe\u0301 roofer', 'café roofer'],
    ['curly apostrophes', 'mum’s roofer', "mum's roofer"],
    ['invisible characters', 'York\u200b roofer', 'York roofer'],
    ['a dotted capital I', 'İSTANBUL roofer', 'istanbul roofer'],
  ])('leaves out rows whatever their %s', (_what, text, row) => {
    const columns = [{ words: [row.split(' ')[0] ?? '', 'Hull'] }, { words: ['roofer'] }]
    expect(rowsOf({ columns, separator: ' ', rules: { leaveOut: [text] } })).toEqual(['Hull roofer'])
    expect(rowsOf({ columns, separator: ' ', rules: { leaveOut: ['Hüll roofer'] } })).toHaveLength(2)
  })

  it('leaves out rows whose parts join to one letter', () => {
    const columns = [{ words: ['cafe', 'cafes'] }, { words: ['\u0301', '!'] }]
    expect(rowsOf({ columns, rules: { leaveOut: ['CAFÉ'] } })).toEqual(['cafe!', 'cafes\u0301', 'cafes!'])
  })

  it('drops rows that have a word twice, whatever its case', () => {
    const columns = [{ words: ['Red boat', 'red'] }, { words: ['boat trip', 'red fox', 'canoe'] }]
    expect(rowsOf({ columns, separator: ' ', rules: { noWordTwice: true } })).toEqual([
      'Red boat canoe',
      'red boat trip',
      'red canoe',
    ])
  })

  it('counts a billion rows under all rules, and finds each of them', () => {
    const words = (stem: string) => Array.from({ length: 1000 }, (_, i) => `${stem}${i}`)
    const { plan } = compileRecipe({
      columns: ['a', 'b', 'c'].map((stem) => ({ words: [...words(stem), 'shared'] })),
      separator: ' ',
      rules: {
        lengths: [{ unit: 'characters', least: 5, most: 13 }],
        noWordTwice: true,
        conditions: 'IF [1] = "a7" THEN [2] <> "b7"; IF [2] LIKE "b9*" THEN NOT [3] IN {"c1", "c2"}',
        leaveOut: ['a0 b0 c0', 'no such row'],
      },
    })
    if (plan.kind !== 'indexed') throw new Error('These rules can be counted.')
    expect(plan.size).toBe(270_782_676n)
    const last = plan.at(plan.size - 1n)
    expect(plan.indexOf(last)).toBe(plan.size - 1n)
    expect(plan.indexOf('a0 b0 c0')).toBeNull()
    expect(plan.indexOf('a7 b7 c5')).toBeNull()
    expect(plan.slice(plan.size - 3n, 10)).toHaveLength(3)
  })

  it('comes in a random order that depends only on the seed', () => {
    const recipe = { columns: [CITIES, SERVICES], separator: ' ' }
    const rows = rowsOf(recipe)
    const shuffled = rowsOf({ ...recipe, order: { shuffle: 'spring' } })
    expect(shuffled).not.toEqual(rows)
    expect(shuffled.toSorted()).toEqual(rows.toSorted())
    expect(rowsOf({ ...recipe, order: { shuffle: 'spring' } })).toEqual(shuffled)
    const { plan } = compileRecipe({ ...recipe, order: { shuffle: 'spring' } })
    if (plan.kind !== 'indexed') throw new Error('Six rows are counted.')
    shuffled.forEach((row, i) => {
      expect(plan.indexOf(row)).toBe(BigInt(i))
    })
    expect(plan.bytes).toBe(BigInt(rows.join('\n').length + 1))
  })

  it('can be sampled, in the order of the rows or shuffled', () => {
    const words = Array.from({ length: 1000 }, (_, i) => `w${i}`)
    const recipe = { columns: [{ words }, { words }, { words }], separator: ' ' }
    const sample = { count: 20, seed: 'spring' }
    const { plan } = compileRecipe({ ...recipe, order: { sample } })
    if (plan.kind !== 'indexed') throw new Error('A sample is counted.')
    const rows = plan.slice(0n, 100)
    expect(rows).toHaveLength(20)
    const all = compileRecipe(recipe).plan
    if (all.kind !== 'indexed') throw new Error('These rows are counted.')
    const indexes = rows.map((row) => all.indexOf(row) ?? -1n)
    expect(indexes).toEqual(indexes.toSorted((a, b) => (a < b ? -1 : 1)))
    const written = Buffer.concat([...plan.chunks()].map((chunk) => chunk.slice())).toString()
    expect(written).toBe(rows.map((row) => `${row}\n`).join(''))
    expect(plan.bytes).toBe(BigInt(written.length))
    expect(rowsOf({ ...recipe, order: { sample, shuffle: 'x' } }).toSorted()).toEqual(rows.toSorted())
    expect(plan.indexOf(all.at(indexes[0] === 0n ? 1n : 0n))).toBeNull()
  })

  it('gives all rows if a sample is larger, and refuses a sample of no rows', () => {
    const columns = [CITIES]
    expect(rowsOf({ columns, order: { sample: { count: 5, seed: '' } } })).toEqual(['Leeds', 'York'])
    expect(() => rowsOf({ columns, order: { sample: { count: 0, seed: '' } } })).toThrow(
      'A sample has 1 to 10,000,000 rows, not 0.',
    )
  })

  it('can be sampled for each word of a column, however rare the word is', () => {
    const words = Array.from({ length: 1000 }, (_, i) => `w${i}`)
    const recipe: Recipe = {
      columns: [{ words }, { words: ['common', 'rare', 'rarest'] }, { words }],
      separator: ' ',
      rules: {
        conditions:
          'IF [2] = "rare" THEN [1] = "w7"; IF [2] = "rarest" THEN [1] = "w7" AND [3] IN {"w1", "w5"}',
      },
    }
    const order = { each: { column: 1, count: 3, seed: 'spring' } }
    const rows = rowsOf({ ...recipe, order })
    expect(rows.map((row) => row.split(' ')[1]).toSorted()).toEqual([
      ...['common', 'common', 'common'],
      ...['rare', 'rare', 'rare'],
      ...['rarest', 'rarest'],
    ])
    expect(rowsOf({ ...recipe, order })).toEqual(rows)
    expect(rowsOf({ ...recipe, order: { ...order, shuffle: 'x' } }).toSorted()).toEqual(rows.toSorted())
    const { plan } = compileRecipe(recipe)
    if (plan.kind !== 'indexed') throw new Error('These rows are counted.')
    const indexes = rows.map((row) => plan.indexOf(row) ?? -1n)
    expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => (a < b ? -1 : 1)))
  })

  it('refuse a sample for each word of a column that no row shows, and one of too many rows', () => {
    const words = Array.from({ length: 1001 }, (_, i) => `w${i}`)
    const each = (column: number, count: number) => ({ each: { column, count, seed: '' } })
    expect(() => rowsOf({ columns: [{ words }], order: each(3, 1) })).toThrow(
      'No row has a word of column 4, so there is nothing to choose by.',
    )
    expect(() => rowsOf({ columns: [{ words }], order: each(0, 1000) })).toThrow(
      'A sample for each word has at most 1,000,000 rows. These would be 1,001,000.',
    )
  })

  it('skip all rows whose first words are refused, when they are too many to be counted', () => {
    const words = Array.from({ length: 1000 }, (_, i) => `w${i}`)
    const columns = Array.from({ length: 6 }, () => ({ words }))
    const { plan } = compileRecipe({
      columns,
      separator: ' ',
      allOrders: true,
      unique: true,
      rules: { noWordTwice: true },
    })
    if (plan.kind !== 'streamed') throw new Error('So many rows are streamed.')
    expect(plan.rows(0n, 2)).toMatchObject([
      { position: 1_002_003_004_005n, text: 'w0 w1 w2 w3 w4 w5' },
      { position: 1_002_003_004_006n, text: 'w0 w1 w2 w3 w4 w6' },
    ])
  })

  it('can have just enough rows for each two words to meet, or each three', () => {
    const words = ['a', 'b', 'c', 'd', 'e']
    const columns = [{ words }, { words }, { words }, { words }]
    const compiled = compileRecipe({
      columns,
      separator: ' ',
      order: { covering: { strength: 2, seed: '' } },
    })
    if (compiled.plan.kind !== 'indexed') throw new Error('A covering is counted.')
    expect(compiled.coverage).toEqual({ total: 150, covered: 150, impossible: 0, undecided: 0 })
    expect(compiled.plan.size).toBeLessThan(36n)
    const rows = compiled.plan.slice(0n, 100)
    expect(rows).toEqual(rows.toSorted())
    expect(compiled.plan.indexOf(rows[7] ?? '')).toBe(7n)
    const triples = compileRecipe({ columns, order: { covering: { strength: 3, seed: '' } } })
    expect(triples.coverage?.covered).toBe(500)
  })

  it('says how many words can never meet under its rules', () => {
    const compiled = compileRecipe({
      columns: [CITIES, SERVICES, { name: 'Year', words: ['2026', '2027'] }],
      separator: ' ',
      rules: {
        conditions: 'IF [City] = "Leeds" THEN [Service] <> "roofer"',
        leaveOut: ['York plumber 2026'],
      },
      order: { covering: { strength: 2, seed: '' }, shuffle: 'spring' },
    })
    expect(compiled.coverage).toEqual({ total: 16, covered: 15, impossible: 1, undecided: 0 })
  })

  it('makes words meet in each pattern and without an optional column, but writes equal rows once', () => {
    const columns = [{ words: ['a', 'b'] }, { words: ['a', 'b'], isOptional: true }]
    const order = { covering: { strength: 2, seed: '' } } as const
    const recipe = { columns, patterns: ['{1}{2}', '{2}{1}'], order, unique: true }
    expect(rowsOf(recipe)).toEqual(['aa', 'ab', 'ba', 'bb', 'a', 'b'])
    expect(compileRecipe(recipe).coverage).toMatchObject({ total: 12, covered: 12 })
  })

  it('refuses more pairs of words than it can cover, and a sample of a covering', () => {
    const words = Array.from({ length: 1200 }, (_, i) => `w${i}`)
    const columns = [{ words }, { words }, { words }]
    const covering = { strength: 2, seed: '' } as const
    expect(() => rowsOf({ columns, order: { covering } })).toThrow(
      'These columns have 4,320,000 pairs of words. The limit is 4,000,000.',
    )
    expect(() => rowsOf({ columns, order: { covering, sample: { count: 5, seed: '' } } })).toThrow(
      'A sample of a sample, or of all pairs, is not possible. Choose one of them.',
    )
  })
})

describe('the table of a recipe', () => {
  const recipe: Recipe = {
    columns: [CITIES, SERVICES],
    patterns: ['{Service} {City}'],
    fields: [
      { name: 'No', template: '{row|pad:3}' },
      { name: 'Keyword', template: '{text}' },
      { name: 'Path', template: '/{City|slug}/{Service|slug}' },
      { name: 'Title', template: '{text|title}' },
    ],
    rules: { lengths: [{ unit: 'characters', most: 13 }] },
  }

  it('has a cell for each field', () => {
    expect(tableOf(recipe, 'csv')).toBe(
      '"No","Keyword","Path","Title"\r\n' +
        '"001","plumber Leeds","/leeds/plumber","Plumber Leeds"\r\n' +
        '"002","plumber York","/york/plumber","Plumber York"\r\n' +
        '"003","roofer Leeds","/leeds/roofer","Roofer Leeds"\r\n' +
        '"004","roofer York","/york/roofer","Roofer York"\r\n',
    )
    expect(compileRecipe(recipe).table?.cells(2n)).toEqual([
      '003',
      'roofer Leeds',
      '/leeds/roofer',
      'Roofer Leeds',
    ])
  })

  it('numbers its rows the same in parts', () => {
    expect(tableOf(recipe, 'tsv', { from: 2n })).toBe(
      'No\tKeyword\tPath\tTitle\n' +
        '003\troofer Leeds\t/leeds/roofer\tRoofer Leeds\n' +
        '004\troofer York\t/york/roofer\tRoofer York\n',
    )
  })

  it('is an array of objects as JSON, in any order', () => {
    const shuffled = { ...recipe, order: { shuffle: 'x' } }
    const objects: { Keyword: string; No: string }[] = JSON.parse(tableOf(shuffled, 'json'))
    expect(objects.map(({ No }) => No)).toEqual(['001', '002', '003', '004'])
    expect(objects.map(({ Keyword }) => Keyword)).toEqual(rowsOf(shuffled))
    const lines = tableOf(shuffled, 'jsonl').trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(objects)
  })

  it('keeps cells from being formulas, and quotes and breaks from ending cells', () => {
    const columns = [{ words: ['=1+1', '"a"', 'b\tc'] }]
    const fields = [
      { name: 'A "quoted" name', template: '{1}' },
      { name: 'B', template: '-{1}' },
    ]
    expect(tableOf({ columns, fields }, 'csv')).toBe(
      '"A ""quoted"" name","B"\r\n"\'=1+1","\'-=1+1"\r\n"""a""","\'-""a"""\r\n"b\tc","\'-b\tc"\r\n',
    )
    expect(tableOf({ columns, fields }, 'tsv')).toBe(
      'A "quoted" name\tB\n\'=1+1\t\'-=1+1\n"""a"""\t\'-"a"\nb c\t\'-b c\n',
    )
  })

  it('has cells as JSON strings for a workbook, and leaves formulas as they are', () => {
    const columns = [{ words: ['=1+1', '"a"', 'b\tc'] }]
    const fields = [
      { name: 'A "quoted" name', template: '{1}' },
      { name: 'B', template: '00{row}' },
    ]
    const rows = tableOf({ columns, fields }, 'xlsx').trimEnd().split('\n')
    expect(rows.map((row) => JSON.parse(`[${row}]`))).toEqual([
      ['A "quoted" name', 'B'],
      ['=1+1', '001'],
      ['"a"', '002'],
      ['b\tc', '003'],
    ])
  })

  it('leaves a cell empty where the row has no word of the column', () => {
    const columns = [{ ...CITIES, isOptional: true }, { words: ['x'] }]
    expect(tableOf({ columns, fields: [{ name: 'City', template: '{City|upper}' }] }, 'csv')).toBe(
      '"City"\r\n"LEEDS"\r\n"YORK"\r\n""\r\n',
    )
  })

  it('points at what a template gets wrong', () => {
    expect(() => compileRecipe({ columns: [CITIES], fields: [{ name: 'A', template: '{Town}' }] })).toThrow(
      'There is no column “Town”. The columns are “City”.',
    )
  })
})
