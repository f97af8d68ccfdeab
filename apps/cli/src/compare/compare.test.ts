import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { encode } from '@wordloom/testing/files/encode'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

beforeAll(() => {
  workshop.aFile('january.txt', 'red fox\nowl\n\nowl\n')
  workshop.aFile('february.txt', 'Fox red\nhen\n')
})

afterAll(() => {
  workshop[Symbol.dispose]()
})

const compare = (...args: readonly string[]) =>
  workshop.wordloom(['compare', 'january.txt', 'february.txt', ...args])

describe('wordloom compare', () => {
  it('counts first', () => {
    expect(compare()).toEqual({
      status: 0,
      stdout:
        'january.txt: 3 words, 2 different, 2 only here\n' +
        'february.txt: 2 words, 2 different, 2 only here\n' +
        '4 different words in any file, 0 in all files, 4 in only one file\n',
      stderr: '',
    })
    expect(JSON.parse(compare('--format=json', '--ignoring=case,order').stdout)).toEqual([
      { list: 'january.txt', words: 3, different: 2, onlyHere: 1 },
      { list: 'february.txt', words: 2, different: 2, onlyHere: 1 },
    ])
  })

  it.each([
    ['--union', 'red fox\nowl\nhen\n'],
    ['--intersection', 'red fox\n'],
    ['--difference', 'owl\n'],
    ['--new', 'hen\n'],
    ['--symmetric-difference', 'owl\nhen\n'],
  ])('writes the words of %s', (operation, expected) => {
    expect(compare(operation, '--ignoring=case,order').stdout).toBe(expected)
  })

  it('writes the same words whatever the encodings, line ends and blank lines of the files', () => {
    workshop.aFile('march.txt', encode('\ufeffRed Fox\r\n\u00a0\r\nköln\r\ncat', 'utf-16le'))
    const ofWindows = (args: readonly string[]) =>
      workshop.wordloom(['compare', 'january.txt', 'march.txt', ...args]).stdout
    workshop.aFile('april.txt', '\ufeffRed Fox\r\n\u00a0\r\nköln\r\ncat')
    const ofBytes = (args: readonly string[]) =>
      workshop.wordloom(['compare', 'january.txt', 'april.txt', ...args]).stdout
    expect(ofBytes(['--union', '--ignoring=case'])).toBe('red fox\nowl\nköln\ncat\n')
    for (const args of [
      ['--union', '--ignoring=case'],
      ['--new'],
      ['--new', '--format=csv'],
      ['--difference'],
    ])
      expect(ofWindows(args)).toBe(ofBytes(args))
  })

  it.each([
    [['compare', 'january.txt'], 'Name at least two files'],
    [['compare', '-', '-'], 'Standard input can be read only once'],
    [['compare', '-', 'january.txt', '--union', '--new'], 'Choose one of --union'],
    [
      ['compare', '-', 'january.txt', '--ignoring=colour'],
      "--ignoring takes case, accents, order, endings, stop-words, not 'colour'",
    ],
    [['compare', '-', 'january.txt', '--ignoring=endings', '--language=xx'], "for 'xx'"],
  ])('refuses %j in one line', (args, reason) => {
    const { status, stderr } = workshop.wordloom(args)
    expect(status).toBe(2)
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
