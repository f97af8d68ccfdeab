import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()
afterAll(() => workshop[Symbol.dispose]())

const wordloom = (...args: readonly string[]) => workshop.wordloom(args)
const RISKY = [
  '-free',
  '+1',
  '@name',
  '=1+1',
  "'-x",
  "''=y",
  '-5',
  '+49 30 123',
  '--',
  "'tis",
  '"red shoes"',
  'a,b',
  'plain',
]
const risky = () => workshop.aFile('risky.txt', RISKY.map((word) => `${word}\n`).join(''))
const text = (file: string) => workshop.bytes(file).toString()

describe('the ending of the output file', () => {
  it.each([
    ['combine', 'csv', '"a"\r\n'],
    ['combine', 'jsonl', '"a"\n'],
    ['combine', 'TXT', 'a\n'],
    ['clean --trim', 'csv', '"a"\r\n'],
    ['clean --trim', 'json', '["a"]\n'],
    ['ngrams', 'csv', 'N-gram,Words,Terms\r\na,1,1\r\n'],
    ['ngrams', 'tsv', 'N-gram\tWords\tTerms\r\na\t1\t1\r\n'],
    ['pack --for etsy-tags', 'csv', 'Term,State,Reason\r\na,packed,\r\n'],
  ])('chooses the format of %s: .%s', (command, ending, expected) => {
    workshop.aFile('one.txt', 'a\n')
    const [name = '', ...options] = command.split(' ')
    const { status, stderr } = wordloom(name, 'one.txt', ...options, '-q', '-o', `out.${ending}`)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(text(`out.${ending}`)).toBe(expected)
  })

  it('without a format leaves the choice to --format', () => {
    workshop.aFile('one.txt', 'a\n')
    wordloom('combine', 'one.txt', '-o', 'words.list')
    expect(text('words.list')).toBe('a\n')
    wordloom('combine', 'one.txt', '-o', 'v1.2', '--format=csv')
    expect(text('v1.2')).toBe('"a"\r\n')
  })

  it.each([
    [['combine', 'one.txt', '--format=csv', '-o', 'x.xlsx'], "--format csv doesn't fit 'x.xlsx'."],
    [['combine', 'one.txt', '--format=txt', '-o', 'x.CSV'], "--format txt doesn't fit 'x.CSV'."],
    [['ngrams', 'one.txt', '--format=json', '-o', 'x.csv'], "--format json doesn't fit 'x.csv'."],
    [
      ['ngrams', 'one.txt', '-o', 'x.xlsx'],
      "'x.xlsx' can't be written: the formats here are txt, csv, tsv, json.",
    ],
    [['clean', 'one.txt', '--trim', '-o', 'x.tsv'], 'the formats here are txt, csv, json, jsonl, xlsx'],
    [['recipe', 'one.txt', '-o', 'x.csv'], 'the formats here are json'],
    [['combine', 'one.txt', '--bom'], '--bom is for csv and tsv, not for txt.'],
    [
      ['clean', 'one.txt', '--trim', '--format=json', '--no-guard'],
      '--no-guard is for csv and tsv, not for json.',
    ],
  ])('in conflict with the rest is an error that writes nothing: %j', (args, problem) => {
    workshop.aFile('one.txt', 'a\n')
    const { status, stdout, stderr } = wordloom(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(problem)
    for (const file of ['x.xlsx', 'x.CSV', 'x.csv', 'x.tsv']) expect(() => text(file)).toThrow()
  })
})

describe('words that look like formulas', () => {
  it.each([
    ['csv', []],
    ['csv', ['--no-guard']],
    ['csv', ['--bom']],
    ['csv', ['--bom', '--no-guard']],
    ['json', []],
    ['jsonl', []],
    ['xlsx', []],
  ])('come back as they were from %s with %j', (format, options) => {
    const file = `back.${format}`
    expect(wordloom('combine', risky(), '-o', file, ...options).status).toBe(0)
    expect(wordloom('clean', file, '--trim', '-q', '--header=none').stdout.trimEnd().split('\n')).toEqual(
      RISKY,
    )
  })

  it('get an apostrophe in CSV only where a spreadsheet would run them', () => {
    const lines = (...options: readonly string[]) =>
      wordloom('combine', risky(), '--format=csv', ...options)
        .stdout.trimEnd()
        .split('\r\n')
    const quoted = (words: readonly string[]) => words.map((word) => `"${word.replaceAll('"', '""')}"`)
    expect(lines()).toEqual(
      quoted(RISKY.map((word) => (/^(-free|@name|=1\+1|'-x|''=y)$/.test(word) ? `'${word}` : word))),
    )
    expect(lines('--no-guard')).toEqual(
      quoted(RISKY.map((word) => (/^'+[-=]/.test(word) ? `'${word}` : word))),
    )
  })

  it('are guarded row by row if only the whole row tells', () => {
    workshop.aFile('first.txt', '\n-\nred\n')
    workshop.aFile('second.txt', '5\nx\n=1\n')
    expect(
      wordloom('combine', 'first.txt', 'second.txt', '--format=csv').stdout.trimEnd().split('\r\n'),
    ).toEqual(['5', 'x', "'=1", '-5', "'-x", "'-=1", 'red5', 'redx', 'red=1'].map((cell) => `"${cell}"`))
  })

  it('are words of a report, too', () => {
    workshop.aFile('terms.csv', 'Search term,Clicks\n-free shipping,3\n@name,4\n')
    const ngrams = (...options: readonly string[]) =>
      wordloom('ngrams', 'terms.csv', '--words=1', '--format=csv', '-q', ...options).stdout
    expect(ngrams()).toContain("\r\n'-free,1,1,3")
    expect(ngrams('--no-guard')).toContain('\r\n-free,1,1,3')
    expect(ngrams('--bom').startsWith('\ufeffN-gram')).toBe(true)
  })
})

describe('a byte order mark', () => {
  it('begins CSV and TSV only if it is asked for, and only the first of several parts', () => {
    workshop.aFile('one.txt', 'a\nb\n')
    const out = (...options: readonly string[]) =>
      wordloom('combine', 'one.txt', '--format=csv', ...options).stdout
    expect(out()).toBe('"a"\r\n"b"\r\n')
    expect(out('--bom')).toBe('\ufeff"a"\r\n"b"\r\n')
    expect(out('--bom', '--shard=1/2') + out('--bom', '--shard=2/2')).toBe(out('--bom'))
    const table = wordloom(
      'combine',
      'one.txt',
      '--field=N={1}',
      '--field=M={1}',
      '--format=tsv',
      '--bom',
    ).stdout
    expect(table).toBe('\ufeffN\tM\na\ta\nb\tb\n')
  })
})
