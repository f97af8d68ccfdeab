import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

const ngrams = (args: readonly string[], input: string) => workshop.wordloom(['ngrams', ...args], { input })

const REPORT = 'Search term,Clicks,Cost,Conversions\nred shoes,10,5.00,1\nshoes for rain,10,15.00,0\n'

describe('wordloom ngrams', () => {
  it('counts the words and phrases of a list', () => {
    expect(ngrams(['-', '--words=1-2', '--top=3'], 'red fox\nRed owl\n')).toEqual({
      status: 0,
      stdout: '        2  red\n        1  fox\n        1  owl\n',
      stderr: '',
    })
  })

  it('sums the numbers of a report and computes rates', () => {
    const args = ['-', '--words=1', '--sort=cost', '--without-stop-words=en', '--format=csv', '--top=2']
    expect(ngrams(args, REPORT).stdout).toBe(
      'N-gram,Words,Terms,Clicks,Cost,Conversions,CPC,Conversion rate,CPA\r\n' +
        'shoes,1,2,20,20,1,1,0.05,20\r\n' +
        'rain,1,1,10,15,0,1.5,0,\r\n',
    )
    expect(ngrams(['-', '--words=2', '--top=1'], REPORT).stdout).toBe(
      '        1  for rain  Clicks 10  Cost 15  Conversions 0  CPC 1.5  Conversion rate 0\n',
    )
  })

  it('shows how long words are', () => {
    const { stdout } = ngrams(['-', '--statistics'], 'owl\nfox\nred fox\n')
    expect(stdout.split('\n').map((line) => line.replace(/#+/, '#'))).toEqual([
      '     3 characters   # 2',
      '     7 characters   # 1',
      '     1 word         # 2',
      '     2 words        # 1',
      '3 words, 3 different, 0 empty',
      '',
    ])
  })

  it.each([
    [[], 2, 'Name the file with words or search terms'],
    [['-', 'b'], 2, "'b' is one argument too many"],
    [['-', '--words=3-1'], 2, '--words takes a number of words from 1 to 10'],
    [
      ['-', '--sort=colour'],
      2,
      '--sort takes terms, text, size, impressions, clicks, cost, conversions, value',
    ],
    [['-', '--sort=cost'], 2, 'standard input has no column with cost'],
    [['-', '--top=0'], 2, '--top takes a whole number from 1'],
    [['-', '--without-stop-words=xx'], 2, "for 'xx'"],
  ])('refuses %j in one line', (args, status, reason) => {
    const run = ngrams(args, 'red\n')
    expect(run.status).toBe(status)
    expect(run.stderr).toContain(reason)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('refuses a file without words', () => {
    expect(ngrams(['-'], '\n')).toMatchObject({
      status: 1,
      stderr: 'wordloom: standard input has no words.\n',
    })
  })
})
