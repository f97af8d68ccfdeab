import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { encode } from '@wordloom/testing/files/encode'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

const clean = (args: readonly string[], input = '') => workshop.wordloom(['clean', ...args], { input })

describe('wordloom clean', () => {
  it('runs the steps in the order of their options, and says what each did', () => {
    expect(clean(['-', '--trim', '--unique=case', '--case', 'upper'], ' red\nRed\r\nowl\n')).toEqual({
      status: 0,
      stdout: 'RED\nOWL\n',
      stderr:
        'wordloom: --trim: 1 word changed.\n' +
        'wordloom: --unique: 1 word removed from 1 group of duplicates.\n' +
        'wordloom: --case: 2 words changed.\n',
    })
  })

  it('does the same to a list in any encoding, and to quoted lines beside others', () => {
    const text = '\ufeff red\u00a0 fox\r\nRed Fox\r"phrase match"\n\n a  "b"\nKÖLN\nköln'
    workshop.aFile('utf-8.txt', text)
    workshop.aFile('utf-16.txt', encode(text, 'utf-16le'))
    const steps = ['--trim', '--no-empty', '--unique=case']
    const fromBytes = clean(['utf-8.txt', ...steps])
    const fromText = clean(['utf-16.txt', ...steps])
    expect(fromBytes.stdout).toBe('red fox\n"phrase match"\na "b"\nKÖLN\n')
    expect(fromText.stdout).toBe(fromBytes.stdout)
    expect(fromText.stderr).toBe(`wordloom: utf-16.txt: UTF-16\n${fromBytes.stderr}`)
  })

  it('previews changes and groups, without the words', () => {
    const { stdout, stderr } = clean(
      [
        '-',
        '--split=,',
        '--part=1',
        '--unique=endings',
        '--survivor=shortest',
        '--min-length=4',
        '--preview',
      ],
      'shoes, red\nshoe\nfox\n',
    )
    expect(stderr).toBe('')
    expect(stdout.split('\n')).toEqual([
      '1. --split: 1 word changed',
      '     shoes, red -> shoes',
      '2. --unique: 1 word removed from 1 group of duplicates',
      '     shoe kept instead of shoes',
      '3. --min-length: 1 word removed',
      '     fox is removed',
      '3 words before, 1 word after.',
      '',
    ])
  })

  it('saves steps and uses them again', () => {
    const shown = clean([
      '--unique=endings',
      '--language=de',
      '--replace',
      '|a|b|',
      '--ignore-case',
      '--show-chain',
    ])
    expect(JSON.parse(shown.stdout)).toEqual({
      version: 1,
      steps: [
        { kind: 'remove-duplicates', keep: 'first', ignoring: ['endings'], language: 'de' },
        { kind: 'replace', pattern: { syntax: 'text', text: 'a', ignoresCase: true }, by: 'b' },
      ],
    })
    workshop.aFile('tidy.json', shown.stdout)
    const { stdout } = clean(['-', '--chain=tidy.json', '--case=upper', '-q'], 'Schuhe\nSchuh\nA\n')
    expect(stdout).toBe('SCHUHE\nB\n')
  })

  it('removes the lines of a file', () => {
    workshop.aFile('brands.txt', 'Acme\n')
    const { stdout } = clean(['-', '-q', '--remove=list:brands.txt', '--ignore-case'], 'acme\nowl\n')
    expect(stdout).toBe('owl\n')
  })

  it.each([
    [[], 'Say what to do with the words'],
    [['--trim'], 'Name the file with the words'],
    [['-', 'b', '--trim'], "'b' is one argument too many"],
    [['-', '--case=small'], '--case: Please use lower, upper, title or sentence.'],
    [['-', '--trim', '--unique=colour'], '--unique: Please use case, accents, order, endings or stop-words.'],
    [
      ['-', '--unique=endings', '--language=xx'],
      "--unique: There are no word endings and stop words for 'xx'.",
    ],
    [['-', '--sort=name:up'], "--sort takes name, length, number or random, or name:down, not 'name:up'."],
    [['-', '--replace=a'], '--replace takes /find/replacement/'],
    [['-', '--replace-regex', '/(a/b/'], "--replace-regex: '(a' isn't a regular expression of RE2"],
    [['-', '--remove=shoes'], '--remove takes text:T, wildcard:W, regex:R, list:FILE or has:digits'],
    [['-', '--max-length=long'], '--max-length takes a whole number'],
    [['-', '--trim', '--part=1'], '--part belongs directly after --split.'],
    [['-', '--chain=broken.json'], 'broken.json: steps 2, kind: There is no such step'],
    [['-', '--colour'], '--colour'],
  ])('refuses %j in one line', (args, reason) => {
    workshop.aFile('broken.json', { version: 1, steps: [{ kind: 'trim' }, { kind: 'polish' }] })
    const run = clean(args)
    expect(run.status).toBe(2)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain(reason)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
