import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

beforeAll(() => {
  workshop.aFile('keywords', 'plumber jobs\n"plumber jobs"\n[plumber]\n')
  workshop.aFile('negatives', 'jobs\n"plumber jobs"\n')
  workshop.aFile('cities', 'Leeds\nYork\n')
  workshop.aFile('services', 'plumber\nplumber jobs\nroofer\n')
  workshop.aFile('numbers', Array.from({ length: 1000 }, (_, i) => `w${i}\n`).join(''))
  workshop.aFile(
    'groups',
    'Campaign,Ad Group,Keyword,Criterion Type\nLeeds,Plumber,plumber,Broad\nLeeds,Plumber,cheap,Negative Broad\nLeeds,Emergency,emergency plumber,Phrase\nLeeds,Emergency,plumber,Exact\n',
  )
})

afterAll(() => {
  workshop[Symbol.dispose]()
})

const wordloom = (...args: readonly string[]) => workshop.wordloom(args)

function output(...args: readonly string[]): string {
  const { status, stdout, stderr } = wordloom(...args)
  // Tables are read with assumptions.
  const problems = stderr.replaceAll(/^wordloom: \w+: .*\n/gm, '')
  expect({ status, problems }).toEqual({ status: 0, problems: '' })
  return stdout
}

const KEYWORDS = ['negatives', '--keywords=keywords', '--negatives=negatives']

describe('wordloom negatives --keywords', () => {
  it('says which negative blocks or narrows which keyword', () => {
    expect(output(...KEYWORDS)).toBe(
      [
        'plumber jobs is blocked by jobs: the keyword has all its words.',
        `plumber jobs is narrowed by "plumber jobs": the search with the keyword's own text is blocked, others aren't.`,
        '"plumber jobs" is blocked by jobs: the keyword has all its words.',
        '"plumber jobs" is blocked by "plumber jobs": the keyword contains it.',
        '2 of 3 keywords blocked, 0 only narrowed.\n',
      ].join('\n'),
    )
  })

  it('writes a table or JSON', () => {
    expect(
      output(...KEYWORDS, '--format=csv')
        .split('\r\n')
        .slice(0, 2),
    ).toEqual([
      'Keyword,Match type,Campaign,Ad group,Effect,Negative,Negative match type,Reason',
      'plumber jobs,broad,,,blocks,jobs,broad,the keyword has all its words',
    ])
    expect(JSON.parse(output(...KEYWORDS, '--format=json'))[3]).toEqual({
      keyword: 'plumber jobs',
      matchType: 'phrase',
      campaign: null,
      adGroup: null,
      effect: 'blocks',
      negative: 'plumber jobs',
      negativeMatchType: 'phrase',
      reason: 'the keyword contains it',
    })
  })

  it('reads the export of Google Ads Editor in UTF-16', () => {
    const text =
      'Campaign\tAd Group\tKeyword\tCriterion Type\nA\tB\tplumber jobs\tPhrase\nA\t\tjobs\tCampaign Negative Broad\nC\tD\tjobs\tExact\n'
    workshop.aFile('account', Buffer.from(`\ufeff${text}`, 'utf16le'))
    expect(output('negatives', '--keywords=account', '--negatives=account')).toBe(
      '"plumber jobs" is blocked by jobs: the keyword has all its words.\n1 of 2 keywords blocked, 0 only narrowed.\n',
    )
  })

  it('names negatives that the platform does not take, and leaves them out', () => {
    workshop.aFile('refused', `jobs\n"jobs"\n[]\n[${'x'.repeat(101)}]\n`)
    const { status, stdout, stderr } = wordloom(
      'negatives',
      '--keywords=keywords',
      '--negatives=refused',
      '--for=microsoft',
      '--format=json',
    )
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toHaveLength(2)
    expect(stderr.split('\n')).toEqual([
      'wordloom: refused, line 1: jobs: Microsoft Advertising takes no broad negatives. Make it phrase or exact.',
      "wordloom: refused, line 3: []: It has no words. Google Ads Editor takes [] as 'erase this cell'.",
      `wordloom: refused, line 4: [${'x'.repeat(101)}]: It has 101 characters. Microsoft Advertising takes 100.`,
      '',
    ])
  })
})

describe('wordloom negatives --recipe', () => {
  it('counts the rows that each negative blocks', () => {
    output(
      'recipe',
      'cities',
      'services',
      '--pattern={2} in {1}',
      '--pattern=best {2} {1}',
      '--output=two.json',
    )
    expect(output('negatives', '--recipe=two.json', '--negatives=negatives')).toBe(
      [
        '4 of 12 rows are blocked by jobs.',
        '4 of 12 rows are narrowed by "plumber jobs".',
        '8 of 12 rows are blocked by none.\n',
      ].join('\n'),
    )
  })

  it('counts 10^18 rows without making them', () => {
    const files = Array.from({ length: 6 }, () => 'numbers')
    output('recipe', ...files, '--separator= ', '--output=large.json')
    workshop.aFile('few', 'w7\n"w1 w2"\n[w1]\n')
    const rows = JSON.parse(
      output('negatives', '--recipe=large.json', '--negatives=few', '--match=phrase', '--format=json'),
    )
    expect(rows.map((row: { rows: number }) => row.rows)).toEqual([
      Number(1000n ** 6n - 999n ** 6n),
      // Inclusion and exclusion: the phrase once, twice and three times.
      Number(5n * 1000n ** 4n - 6n * 1000n ** 2n + 1n),
      0,
    ])
  })
})

describe('wordloom negatives --groups', () => {
  it('makes negatives that send each search to the closest keyword', () => {
    expect(output('negatives', '--groups=groups')).toBe(
      [
        'Plumber gets "emergency plumber": plumber also matches searches for this keyword of Emergency.',
        'Plumber gets [plumber]: plumber also matches searches for this keyword of Emergency.',
        'Emergency doesn\'t get plumber: It would block "emergency plumber" in the same ad group.',
        '2 cross-negatives, 1 withheld.\n',
      ].join('\n'),
    )
  })

  it('writes the table for Google Ads Editor without those that are withheld', () => {
    const { stdout, stderr } = wordloom(
      'negatives',
      '--groups=groups',
      '-q',
      '--format=csv',
      '-o',
      'cross.csv',
    )
    expect(stdout).toBe('')
    expect(stderr).toBe('wordloom: 1 withheld. --format txt and --format json show them with the reason.\n')
    expect(workshop.bytes('cross.csv').toString()).toBe(
      [
        'Campaign,Ad Group,Keyword,Criterion Type,Comment',
        'Leeds,Plumber,emergency plumber,Negative Phrase,plumber also matches searches for this keyword of Emergency.',
        'Leeds,Plumber,plumber,Negative Exact,plumber also matches searches for this keyword of Emergency.',
        '',
      ].join('\r\n'),
    )
  })
})

describe('wordloom negatives', () => {
  it.each([
    [[], 2, 'Name one file: --keywords FILE, --recipe FILE or --groups FILE.'],
    [['--keywords=keywords'], 2, 'Name the file with the negatives'],
    [['--groups=groups', '--negatives=negatives'], 2, 'Leave out --negatives'],
    [['--keywords=keywords', '--groups=groups'], 2, 'Name one file'],
    [['--keywords=-', '--negatives=-'], 2, 'only once'],
    [['--keywords=keywords', '--negatives=negatives', '--match=exact'], 2, '--match says'],
    [['--recipe=x', '--negatives=negatives', '--match=fuzzy'], 2, '--match takes broad, phrase, exact'],
    [['--keywords=keywords', '--negatives=negatives', '--for=bing'], 2, '--for takes google-ads, microsoft'],
    [
      ['--keywords=keywords', '--negatives=negatives', '--format=xlsx'],
      2,
      '--format takes txt, csv, tsv, json',
    ],
    [['--keywords=keywords', '--negatives=nowhere'], 1, "Can't read nowhere: there is no such file."],
    [['--groups=keywords'], 1, 'keywords names no ad groups.'],
    [['keywords'], 2, "Unexpected argument 'keywords'"],
  ])('refuses %j', (args, status, reason) => {
    const run = wordloom('negatives', ...args)
    expect(run.status).toBe(status)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain(reason)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
