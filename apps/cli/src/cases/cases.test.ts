import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { type ACase, REPORT_CASES, WORD_CASES } from '@wordloom/testing/files/cases'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()
afterAll(() => workshop[Symbol.dispose]())

const wordloom = (...args: readonly string[]) => workshop.wordloom(args)
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

describe.each(WORD_CASES)('a file with $kind', ({ name, content, words, told = [] }: ACase) => {
  it('gives its words to every command', () => {
    workshop.aFile(name, content)
    const x = workshop.aFile('x.txt', 'x\n')
    const combined = wordloom('combine', name, x, '--separator=|')
    expect(linesOf(combined.stdout)).toEqual(words.map((word) => `${word}|x`))
    for (const part of told) expect(combined.stderr).toContain(part)
    expect(wordloom('count', name, x, '-q')).toEqual({ status: 0, stdout: `${words.length}\n`, stderr: '' })
    expect(linesOf(wordloom('clean', name, '--trim', '-q').stdout)).toEqual(words)
    const counts = wordloom('compare', name, x, '-q', '--format=json').stdout
    expect(JSON.parse(counts)).toMatchObject([{ words: words.length }, { words: 1 }])
    expect(linesOf(wordloom('clean', x, '--trim', '--keep-only', `list:${name}`, '-q').stdout)).toEqual([])
    const packed = wordloom('pack', '--for', 'youtube-tags', name, '-q', '--format=json').stdout
    const { placed, leftOut } = JSON.parse(packed)
    const tags = words.flatMap((word) => word.split(/, */))
    expect(placed.length + leftOut.length).toBe(tags.length)
  })

  it('gives its words to comparisons with negatives, and as rows to leave out', () => {
    workshop.aFile(name, content)
    const nothing = workshop.aFile('nothing.txt', 'nothing of it\n')
    const judged = wordloom('negatives', '--keywords', name, '--negatives', nothing, '-q')
    expect(judged.stdout).toContain(`0 of ${words.length} keywords`)
    const own = workshop.aFile('own.txt', `stays\n${words.join('\n')}\n`)
    expect(wordloom('combine', own, '--leave-out', name, '-q').stdout).toBe('stays\n')
  })
})

it.each(REPORT_CASES)('n-grams sum the numbers of $kind', ({ content, ngrams }) => {
  workshop.aFile('report.csv', content)
  const { stdout } = wordloom('ngrams', 'report.csv', '--words=1', '--min-terms=2', '--format=csv', '-q')
  const rows = linesOf(stdout).slice(1)
  expect(rows.map((row) => row.split(',')).map(([text, , , ...sums]) => [text, ...sums.slice(0, 2)])).toEqual(
    ngrams,
  )
})

describe('a report of keywords with match types', () => {
  it.each([
    ['English', 'Search keyword,Search keyword match type,Clicks', 'Exact', 'Phrase'],
    ['German', 'Suchkeyword,Keyword-Option,Klicks', 'Genau passend', 'Passende Wortgruppe'],
    ['French', 'Mot clé,Type de correspondance,Clics', 'Mot clé exact', 'Expression exacte'],
  ])('is compared with negatives in %s', (_, header, exact, phrase) => {
    workshop.aFile('keywords.csv', `${header}\nboiler repair,${exact},5\nboiler,${phrase},7\n`)
    workshop.aFile('n.txt', '"repair"\n')
    const { stdout } = wordloom('negatives', '--keywords=keywords.csv', '--negatives=n.txt', '-q')
    expect(stdout).toContain('[boiler repair] is blocked')
    expect(stdout).toContain('1 of 2 keywords blocked, 0 only narrowed.')
  })
})

describe('live keywords', () => {
  it('are left out also with the signs of their match types, and in other capitals', () => {
    workshop.aFile('a.txt', 'red\nblue\n')
    workshop.aFile('b.txt', 'scarf\n')
    workshop.aFile('live.txt', '[Red Scarf]\n')
    const { stdout } = wordloom('combine', 'a.txt', 'b.txt', '--separator= ', '--leave-out=live.txt')
    expect(stdout).toBe('blue scarf\n')
  })
})

describe('an assumption', () => {
  const TABLE = 'Keyword;Campaign;Clicks\nscarf;Winter;5\nhat;Summer;7\n'

  it.each([
    [
      ['--column', 'campaign'],
      ['Winter', 'Summer'],
    ],
    [
      ['--column', '2', '--column', 'Keyword'],
      ['Winter', 'scarf', 'Summer', 'hat'],
    ],
    [
      ['--header', 'none'],
      ['Keyword', 'scarf', 'hat'],
    ],
    [['--header', '2'], ['hat']],
    [['--lines'], ['Keyword;Campaign;Clicks', 'scarf;Winter;5', 'hat;Summer;7']],
    [
      ['--separator-in', 'comma', '--header=1', '--column=1'],
      ['scarf;Winter;5', 'hat;Summer;7'],
    ],
  ])('is changed by %j', (options, words) => {
    workshop.aFile('table.csv', TABLE)
    expect(linesOf(wordloom('clean', 'table.csv', '--trim', '-q', ...options).stdout)).toEqual(words)
  })

  it('about the encoding is changed by a name that browsers know', () => {
    workshop.aFile('latin.txt', Buffer.from('fa\xf1o\n', 'latin1'))
    expect(wordloom('combine', 'latin.txt', '--encoding=latin1').stdout).toBe('faño\n')
  })

  it.each([
    [['--encoding', 'ebcdic'], '--encoding takes'],
    [['--separator-in', '!'], '--separator-in takes comma, semicolon, tab or pipe'],
    [['--header', '0'], '--header takes the number of a line from 1, or none'],
    [['--lines', '--column', 'A'], 'Leave out --column and --header'],
    [['--sheet', 'Data'], "isn't a workbook. Leave out --sheet."],
    [['--column', 'Umsatz'], 'The columns are: Keyword, Campaign, Clicks (--column).'],
  ])('that can not be made is refused: %j', (options, problem) => {
    workshop.aFile('table.csv', TABLE)
    const { status, stdout, stderr } = wordloom('clean', 'table.csv', '--trim', ...options)
    expect(status).not.toBe(0)
    expect(stdout).toBe('')
    expect(stderr).toContain(problem)
  })
})
