import { Recipe } from '@wordloom/contract'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

beforeAll(() => {
  workshop.aFile('cities', 'Leeds\nNew York\nYork\n')
  workshop.aFile('states', 'England\nNY\nYorkshire\n')
  workshop.aFile('services', 'plumber\nboat repair\nroofer\n')
  workshop.aFile('numbers', Array.from({ length: 200 }, (_, i) => `w${i}\n`).join(''))
  workshop.aFile('live', 'York roofer\r\nLeeds plumber\r\n')
  workshop.aFile('odd', `"quoted"\n'single'\nsay "hi"\n{1} [City]\n=1+1\n🧵 é\n`)
  workshop.aFile('one', 'Leeds, UK\n')
  workshop.aFile('blank', 'a\n\nc\n')
  workshop.aFile('empty', '')
})

afterAll(() => {
  workshop[Symbol.dispose]()
})

const wordloom = (args: readonly string[], input = '') => workshop.wordloom(args, { input })

function output(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = wordloom(args, input)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

describe('wordloom recipe', () => {
  it.each<[string[]] | [string[], string[]]>([
    [['cities', 'services']],
    [['cities', 'services', '--separator= ']],
    [['cities', 'services', '--separator=-', '--prefix=[', '--suffix=]', '--unique']],
    [['cities', 'services', '--separator= / ', '--prefix=|']],
    [
      [
        'cities',
        'states',
        'services',
        '--names=City,State',
        '--pattern={3} in {City}, {State}',
        '--link=1,2',
      ],
    ],
    [['cities', 'services', '--pattern={2} {1}', '--pattern=best {2}', '--optional=1']],
    [['cities', 'states', 'services', '--all-orders', '--separator= ', '--optional=1,3']],
    [
      [
        'cities',
        'services',
        '--separator= ',
        '--min-length=3',
        '--max-length=14',
        '--max-words=3',
        '--max-bytes=40',
        '--min-width=2',
        '--no-repeated-words',
        '--rule',
        'IF [1] = "Leeds" THEN [2] <> "boat repair"',
        '--rule=[2] LIKE "*r"',
        '--leave-out=live',
      ],
    ],
    [
      ['numbers', 'numbers', '--shuffle=spring'],
      ['--from=100', '--count=50'],
    ],
    [['numbers', 'numbers', 'cities', '--sample=50', '--seed=7'], ['--count=10']],
    [['numbers', 'numbers', 'cities', '--sample-each=3=5', '--seed=7'], ['--count=10']],
    [['numbers', 'cities', 'services', '--pairs', '--separator=+'], ['--shard=2/3']],
    [['cities', 'states', 'services', '--triples', '--seed=3']],
    [
      ['cities', 'services', '--field=Path=/{1|slug}', '--field=Text={text}', '--field=No={row|pad:3}'],
      ['--format=csv'],
    ],
    [['cities', 'services', '--field=City={1}'], ['--format=json']],
    [['odd', 'services', '--separator= ']],
    [['odd', 'empty', 'one']],
    [['one', 'services', '--separator=: ']],
    [['blank', 'states', '--link=1,2', '--separator= ']],
  ])('writes a recipe that combine reads as the same rows: %j %j', (options, outputOptions = []) => {
    const json = output(['recipe', ...options])
    const expected = output(['combine', ...options, ...outputOptions])
    expect(output(['combine', '--recipe', '-', ...outputOptions], json)).toBe(expected)
    expect(output(['count', '--recipe=-', ...outputOptions], json)).toBe(
      output(['count', ...options, ...outputOptions]),
    )
  })

  it('writes the JSON of the page and the API, the same for the same options', () => {
    const options = ['cities', 'services', '--separator= ', '--max-length=20', '--names=City']
    const json = output(['recipe', ...options])
    expect(json.endsWith('\n}\n')).toBe(true)
    expect(output(['recipe', ...options])).toBe(json)
    expect(Recipe.parse(JSON.parse(json))).toEqual({
      columns: ['Leeds\nNew York\nYork', 'plumber\nboat repair\nroofer'],
      names: ['City'],
      separator: 'space',
      customSeparator: '',
      wrap: 'nothing',
      customPrefix: '',
      customSuffix: '',
      unique: false,
      version: 3,
      rows: { rules: [{ kind: 'length', unit: 'characters', most: 20 }] },
    })
    expect(JSON.parse(output(['recipe', 'cities']))).not.toHaveProperty('version')
    output(['recipe', ...options, '--output=recipe.json'])
    expect(workshop.bytes('recipe.json').toString()).toBe(json)
  })

  it('numbers columns from 1 everywhere, as the options do', () => {
    const options = ['cities', 'states', 'services', '--link=1,2', '--optional=3', '--sample-each=1=2']
    expect(JSON.parse(output(['recipe', ...options]))).toMatchObject({
      version: 3,
      rows: { links: [[1, 2]], optional: [3], order: { each: { column: 1, count: 2 } } },
    })
  })

  it.each([
    [' a\n', "line 1: a recipe can't keep ' a' as it is."],
    ['a\na  b\n', "line 2: a recipe can't keep 'a  b' as it is."],
    ['a\n\nb\n', "line 2: a recipe can't keep '' as it is."],
  ])('refuses a word that would change: %j', (content, reason) => {
    workshop.aFile('inexact', content)
    const { status, stdout, stderr } = wordloom(['recipe', 'inexact', 'cities'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(`inexact, ${reason}`)
  })

  it.each([
    [['recipe'], 'Name at least one file'],
    [['recipe', 'cities', '--from=3'], 'A recipe has no --from.'],
    [['recipe', 'cities', '--format=csv'], 'A recipe has no --format.'],
    [['recipe', '--recipe=x'], 'Use --recipe with combine or count.'],
    [['recipe', 'cities', '--prefix=abcdef'], "A recipe can't hold this: customPrefix: Please use at most 5"],
    [['recipe', 'cities', '--pattern={Cty}'], 'There is no column “Cty”.'],
    [['recipe', ...Array.from({ length: 7 }, () => 'cities')], 'A recipe has at most 6 columns'],
  ])('refuses %j in one line', (args, reason) => {
    const { status, stdout, stderr } = wordloom(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('wordloom combine --recipe', () => {
  const options = { separator: 'space', wrap: 'nothing' }
  const columns = ['Leeds\nYork', 'plumber\nroofer']

  it('reads words as the page and the API do', () => {
    const recipe = { columns: ['red, "dark  blue", ', ' fox '], ...options }
    expect(output(['combine', '--recipe=-'], JSON.stringify(recipe))).toBe('red fox\ndark blue fox\n')
  })

  it("reads the API's reply that contains a recipe", () => {
    const reply = { id: 5, name: 'Ads', recipe: { columns, ...options } }
    workshop.aFile('reply.json', JSON.stringify(reply))
    expect(output(['count', '--recipe=reply.json'])).toBe('4\n')
  })

  it.each([
    [2, { links: [[0, 1]] }],
    [3, { links: [[1, 2]] }],
  ])('links the same columns, as version %i numbers them', (version, rows) => {
    const recipe = { columns, ...options, version, rows }
    expect(output(['combine', '--recipe=-'], JSON.stringify(recipe))).toBe('Leeds plumber\nYork roofer\n')
  })

  it.each([
    [2, { optional: [6] }, 'standard input: Columns are numbered from 0 to 5 in version 2'],
    [3, { optional: [0] }, 'standard input: Columns are numbered from 1 to 2 in version 3'],
    [3, { links: [[1, 3]] }, 'standard input: Columns are numbered from 1 to 2 in version 3'],
  ])('says which numbers there are if no column has one, in version %i: %j', (version, rows, problem) => {
    const recipe = { columns, ...options, version, rows }
    const { status, stderr } = wordloom(['combine', '--recipe=-'], JSON.stringify(recipe))
    expect(status).toBe(2)
    expect(stderr).toContain(problem)
  })

  it.each([
    ['no JSON', "recipe.json isn't a recipe in JSON"],
    [
      { columns, ...options, version: 4, rows: {} },
      'recipe.json: version: This recipe was made by a newer version',
    ],
    [
      { columns, ...options, rows: {} },
      'recipe.json: version: A recipe with row settings needs "version": 3',
    ],
    [
      {
        columns,
        ...options,
        version: 2,
        rows: { rules: [{ kind: 'no-word-twice' }, { kind: 'length', unit: 'words', most: -1 }] },
      },
      "recipe.json: rules 2, most: A length can't be negative",
    ],
    [
      {
        columns,
        ...options,
        version: 2,
        rows: { rules: [{ kind: 'no-word-twice' }, { kind: 'condition', text: '[1] = "leeds"' }] },
      },
      'recipe.json: Rule 2, character 7: Column 1 has no word "leeds", but it has "Leeds".',
    ],
    [
      { columns, ...options, version: 2, rows: { rules: [{ kind: 'length', unit: 'words', least: 9 }] } },
      'recipe.json: Rule 1: This rule drops all rows.',
    ],
    [
      { columns, ...options, version: 2, rows: { patterns: ['{1}', '{Town}'] } },
      'recipe.json: Pattern 2, character 2: There is no column “Town”.',
    ],
  ])('names the place of a mistake: %j', (content, reason) => {
    workshop.aFile('recipe.json', typeof content === 'string' ? content : JSON.stringify(content))
    const { status, stdout, stderr } = wordloom(['combine', '--recipe', 'recipe.json'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it.each([
    [['cities'], 'A recipe has its own words. Leave out the files, or --recipe.'],
    [['--unique'], 'A recipe has its own options. Leave out --unique, or --recipe.'],
    [['--rule=[1] = "a"'], 'A recipe has its own options. Leave out --rule, or --recipe.'],
  ])('takes no words and no options of rows beside it: %j', (args, reason) => {
    const { status, stderr } = wordloom(['combine', '--recipe=-', ...args])
    expect(status).toBe(2)
    expect(stderr).toBe(`wordloom: ${reason} See wordloom --help.\n`)
  })

  it('names a file that is missing', () => {
    const { status, stderr } = wordloom(['combine', '--recipe=none'])
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "wordloom: Can't read none: there is no such file.\n",
    })
  })
})
