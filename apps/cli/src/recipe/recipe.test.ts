import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

beforeAll(() => {
  workshop.aFile('cities', 'Leeds\nYork\n')
  workshop.aFile('states', 'England\nYorkshire\n')
  workshop.aFile('services', 'plumber\nboat repair\nroofer\n')
  workshop.aFile('numbers', Array.from({ length: 1000 }, (_, i) => `w${i}\n`).join(''))
})

afterAll(() => {
  workshop[Symbol.dispose]()
})

const wordloom = (...args: readonly string[]) => workshop.wordloom(args)

function rows(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = wordloom('combine', ...args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout.split('\n').slice(0, -1)
}

describe('wordloom combine', () => {
  it('writes rows by patterns, with names or numbers of columns', () => {
    const names = ['--names', 'City, Service']
    expect(
      rows(
        'cities',
        'services',
        ...names,
        '--pattern',
        '{Service} in {City}',
        '--pattern={2}, {1}',
        '--count=7',
      ),
    ).toEqual([
      'plumber in Leeds',
      'plumber in York',
      'boat repair in Leeds',
      'boat repair in York',
      'roofer in Leeds',
      'roofer in York',
      'plumber, Leeds',
    ])
  })

  it('writes columns in all orders', () => {
    expect(rows('cities', 'states', '--all-orders', '--separator= ')).toHaveLength(8)
    expect(rows('cities', 'states', '--all-orders', '--separator= ').slice(3, 5)).toEqual([
      'York Yorkshire',
      'England Leeds',
    ])
  })

  it('links columns and leaves optional ones out', () => {
    expect(
      rows('cities', 'states', 'services', '--link=1,2', '--optional=3', '--separator= ', '--from=4'),
    ).toEqual(['York Yorkshire boat repair', 'York Yorkshire roofer', 'Leeds England', 'York Yorkshire'])
  })

  it('keeps the rows that all rules keep', () => {
    workshop.aFile('live', 'York roofer\r\nYork roofer\r\nno such row\r\n')
    const rules = [
      '--max-length=14',
      '--rule',
      'IF [1] = "Leeds" THEN [2] <> "plumber"',
      '--leave-out=live',
      '--max-words=2',
    ]
    expect(rows('cities', 'services', '--separator= ', ...rules)).toEqual(['Leeds roofer', 'York plumber'])
    expect(wordloom('count', 'cities', 'services', '--separator= ', ...rules).stdout).toBe('2\n')
    expect(rows('services', 'services', '--separator= ', '--no-repeated-words', '--max-bytes=15')).toEqual([
      'plumber roofer',
      'roofer plumber',
    ])
  })

  it('counts rows under rules without making them', () => {
    const files = ['numbers', 'numbers', 'numbers', 'numbers', 'numbers', 'numbers']
    expect(wordloom('count', ...files, '--separator= ', '--no-repeated-words').stdout).toBe(
      `${1000n * 999n * 998n * 997n * 996n * 995n}\n`,
    )
  })

  it.each([
    [['--shuffle=spring']],
    [['--no-repeated-words', '--max-length=24', '--rule=[2] <> "Leeds"']],
    [['--pattern={1} in {2}', '--pattern={3}', '--unique']],
    [['--link=1,3', '--optional=2', '--all-orders']],
    [['--sample=7', '--seed=3', '--shuffle=4']],
    [['--pairs']],
    [['--field=City={2}', '--field=No={row|pad:3}', '--format=csv']],
    [['--field=City={2}', '--max-words=3', '--format=tsv', '--shuffle=1']],
    [['--field=City={2}', '--format=jsonl']],
  ])('writes parts that join into the whole: %j', (options) => {
    const args = ['services', 'cities', 'services', '--separator= ', ...options]
    const whole = rows(...args)
    expect([1, 2, 3].flatMap((i) => rows(...args, `--shard=${i}/3`))).toEqual(whole)
    const header = options.some((option) => /=(csv|tsv)$/.test(option)) ? 1 : 0
    expect(rows(...args, '--from=2', '--count=3').slice(header)).toEqual(whole.slice(header + 2, header + 5))
  })

  it('takes a sample that depends only on the seed', () => {
    const args = ['numbers', 'numbers', 'numbers', '--sample=5']
    expect(rows(...args, '--seed=7')).toHaveLength(5)
    expect(rows(...args, '--seed=7')).toEqual(rows(...args, '--seed=7'))
    expect(rows(...args, '--seed=7')).not.toEqual(rows(...args, '--seed=8'))
  })

  it('takes a number of rows for each word of a column', () => {
    const args = ['numbers', 'cities', 'numbers', '--separator= ', '--sample-each=2=4']
    const cities = rows(...args).map((row) => row.split(' ')[1])
    expect(cities.toSorted()).toEqual([...Array(4).fill('Leeds'), ...Array(4).fill('York')])
    expect(rows(...args, '--seed=7')).not.toEqual(rows(...args, '--seed=8'))
  })

  it('writes few rows in which all words meet, and says which can not', () => {
    const args = ['services', 'cities', 'states', '--separator=,', '--pairs']
    const covering = rows(...args)
    expect(covering.length).toBeLessThan(12)
    for (const [i, file] of [
      [0, 'plumber'],
      [0, 'roofer'],
    ] as const)
      expect(
        new Set(
          covering
            .map((row) => row.split(','))
            .filter((row) => row[i] === file)
            .map((row) => row[1]),
        ).size,
      ).toBe(2)
    const { status, stdout, stderr } = wordloom(
      'combine',
      ...args,
      '--rule',
      'IF [1] = "roofer" THEN [2] <> "York"',
    )
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: "wordloom: 1 pair can't meet under the rules.\n",
    })
    expect(stdout).not.toContain('roofer,York')
  })

  it('writes tables', () => {
    const fields = ['--field', 'Ad group={2|title}', '--field=Path=/{1|slug}', '--field=No={row|pad:2}']
    expect(rows('cities', 'services', ...fields, '--format=tsv', '--count=2')).toEqual([
      'Ad group\tPath\tNo',
      'Plumber\t/leeds\t01',
      'Boat Repair\t/leeds\t02',
    ])
    expect(JSON.parse(rows('cities', '--field=City={1}', '--format=json').join(''))).toEqual([
      { City: 'Leeds' },
      { City: 'York' },
    ])
  })

  it.each([
    [['--pattern', 'in {Town}'], "--pattern 'in {Town}', character 5: There is no column “Town”."],
    [['--pattern', '{1'], 'Close this brace'],
    [
      ['--rule', '[1] = "leeds"'],
      `--rule '[1] = "leeds"', character 7: Column 1 has no word "leeds", but it has "Leeds".`,
    ],
    [['--rule=[1] = "Leeds"', '--rule', '[9] = "x"'], '--rule \'[9] = "x"\', character 1:'],
    [['--field', 'A={1|shout}', '--format=csv'], 'There is no filter “shout”.'],
    [['--field', 'A'], '--field takes NAME=TEMPLATE'],
    [
      ['--field', 'A={1}', '--field', 'B={1}'],
      'Several fields make a table. Use --format csv, tsv, xlsx, json, jsonl, not txt.',
    ],
    [['--format=tsv'], '--format tsv needs fields.'],
    [['--link=1,2'], 'Linked columns need the same number of words: “Column 1” has 2, “Column 2” has 3.'],
    [['--link=1,5'], '--link names column 5, but there are 2 files.'],
    [['--optional=x'], '--optional takes numbers of columns'],
    [['--names=a,a'], "--names gives the name 'a' twice."],
    [['--names=a,b,c'], '--names gives 3 names for 2 files.'],
    [['--names=a{'], "A column can't be called 'a{'"],
    [['--max-length=long'], '--max-length takes a whole number'],
    [['--max-length=2'], 'No row is left: --max-length drops all of them.'],
    [['--rule=[1] = "Leeds"', '--rule=[1] = "York"'], 'No row is left: the rules drop all of them together.'],
    [['--sample=0'], 'A sample has 1 to 10,000,000 rows, not 0.'],
    [['--sample-each=x'], '--sample-each takes the number of a column and of its rows, like 2=3'],
    [['--sample-each=9=1'], '--sample-each names column 9, but there are'],
    [['--seed=7'], '--seed chooses the rows of --sample, --sample-each, --pairs or --triples.'],
    [['--all-orders', '--pattern={1}'], 'Use either --all-orders or --pattern.'],
  ])('refuses %j in one line that says where and why', (options, reason) => {
    const { status, stdout, stderr } = wordloom('combine', 'cities', 'services', ...options)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('gives all rows if a sample is larger than that', () => {
    expect(rows('cities', '--sample=500')).toEqual(['Leeds', 'York'])
  })
})

describe('a million lines to leave out', () => {
  it('may end as in Windows and come twice', () => {
    const used = Array.from({ length: 500_000 }, (_, i) => `w${i % 1000} w${i % 1000}\r\n`)
    const others = Array.from({ length: 500_000 }, (_, i) => `other ${i}\r\n`)
    workshop.aFile('million', [...used, ...others].join(''))
    expect(wordloom('count', 'numbers', 'numbers', '--separator= ', '--leave-out=million').stdout).toBe(
      '999000\n',
    )
  })
})

describe('rows for a target', () => {
  const LONG = ['--separator= ', '--suffix= near all of the old town and the new harbor', '--for=ebay-title']

  beforeAll(() => {
    workshop.aFile('long', 'a roofer who also repairs boats\nplumber\n')
    workshop.aFile('marks', 'sale!\nring\n')
  })

  it('are those that fit, and the others are counted with the reason', () => {
    const { stdout, stderr } = wordloom(
      'combine',
      'marks',
      'cities',
      '--separator= ',
      '--for=google-ads-keyword',
    )
    expect(stdout).toBe('ring Leeds\nring York\n')
    expect(stderr).toBe(
      "wordloom: 2 rows don't fit “Google Ads keyword”. Has a character that Google Ads refuses: 2. Left out.\n",
    )
    expect(wordloom('count', 'marks', 'cities', '--for=google-ads-keyword').stdout).toBe('2\n')
  })

  it('are all of them with --check keep', () => {
    const { stdout, stderr } = wordloom('count', 'long', 'cities', ...LONG, '--check=keep')
    expect(stdout).toBe('4\n')
    expect(stderr).toContain("1 row doesn't fit “eBay title”. Over 80 characters: 1. Kept.")
  })

  it('have the words that fit in a column of the table with --check shorten', () => {
    const { stdout, stderr } = wordloom(
      'combine',
      'long',
      'cities',
      ...LONG,
      '--check=shorten',
      '--format=tsv',
    )
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      'Title',
      'a roofer who also repairs boats Leeds near all of the old town and the new',
    ])
    expect(stderr).toContain(
      'Shortened where they are too long.\nwordloom: 1 row is shortened. None of them is then',
    )
  })

  it('are lines of the words that fit as a text, and those that become the same are counted', () => {
    workshop.aFile('headlines', 'a headline with thirty letters x\na headline with thirty letters y\nshort\n')
    const { stdout, stderr } = wordloom(
      'combine',
      'headlines',
      '--for=google-ads-headline',
      '--check=shorten',
    )
    expect(stdout).toBe('a headline with thirty letters\na headline with thirty letters\nshort\n')
    expect(stderr).toContain('2 rows are shortened. 1 of them is then the same as another row.')
  })

  it('say nothing if all of them fit', () => {
    expect(wordloom('combine', 'cities', '--for=etsy-tag')).toMatchObject({ status: 0, stderr: '' })
  })

  it('are named by the target when none is left', () => {
    workshop.aFile('bad', 'a!\nb!\n')
    expect(wordloom('combine', 'bad', '--for=slug').stderr).toContain(
      'No row is left: --for slug drops all of them.',
    )
  })

  it('give a recipe with a rule for the target', () => {
    const { stdout } = wordloom('recipe', 'cities', '--for=etsy-tag', '--check=keep')
    expect(JSON.parse(stdout).rows.rules).toEqual([{ kind: 'target', target: 'etsy-tag', isOff: true }])
    workshop.aFile('etsy.json', wordloom('recipe', 'marks', '--for=etsy-tag').stdout)
    expect(rows('--recipe=etsy.json')).toEqual(['ring'])
  })

  it.each([
    [['--for=etsy'], "There is no target 'etsy'."],
    [['--check=drop'], 'Say what the rows are for with --for TARGET.'],
    [['--for=etsy-tag', '--check=cut'], "--check takes drop, shorten, keep, not 'cut'."],
    [['--for=hashtag', '--check=shorten'], "Rows for hashtag have no length, so they can't be shortened."],
  ])('are refused with %j', (options, problem) => {
    const { status, stderr } = wordloom('combine', 'cities', ...options)
    expect(status).toBe(2)
    expect(stderr).toContain(problem)
  })

  it('are listed with their limits', () => {
    expect(wordloom('targets').stdout).toMatch(/ebay-title +80 characters/)
    expect(JSON.parse(wordloom('targets', '--json').stdout)).toContainEqual(
      expect.objectContaining({ id: 'etsy-tag', most: { characters: 20, tags: 13 } }),
    )
    expect(wordloom('targets', 'x').status).toBe(2)
  })
})
