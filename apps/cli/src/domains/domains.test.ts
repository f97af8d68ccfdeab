import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

const domains = (args: readonly string[], input: string) => workshop.wordloom(['domains', ...args], { input })

describe('wordloom domains', () => {
  it('writes each name with each ending, as the DNS has them', () => {
    expect(domains(['-', '--endings', 'com, .DE,com'], 'redfox\nRedFox\n\nmünchen\n')).toEqual({
      status: 0,
      stdout: 'redfox.com\nredfox.de\nxn--mnchen-3ya.com\nxn--mnchen-3ya.de\n',
      stderr: '',
    })
  })

  it('names what no registry can take, and leaves it out', () => {
    expect(domains(['-', '--endings=com'], 'red fox\nfox🦊\nfox\n')).toEqual({
      status: 0,
      stdout: 'fox.com\n',
      stderr:
        "wordloom: standard input, line 1: red fox: It has a space. Join words with '-' or without a separator.\n" +
        'wordloom: standard input, line 2: fox🦊: It has 🦊. Only letters, digits and hyphens are possible.\n',
    })
  })

  it('keeps names of a length', () => {
    const { stdout } = domains(
      ['-', '--endings=com', '--min-length=3', '--max-length=4'],
      'ox\nfox\nfoxy\nfoxes\n',
    )
    expect(stdout).toBe('fox.com\nfoxy.com\n')
  })

  it('shows both forms in a table and in JSON', () => {
    expect(domains(['-', '--endings=рф', '--format=csv'], 'лиса\n').stdout).toBe(
      'Name,In letters,Label,Ending,Characters\r\nxn--80apiz.xn--p1ai,лиса.рф,xn--80apiz,xn--p1ai,4\r\n',
    )
    expect(JSON.parse(domains(['-', '--endings=com', '--format=json'], 'fox\n').stdout)).toEqual([
      { name: 'fox.com', unicode: 'fox.com', label: 'fox', ending: 'com', characters: 3 },
    ])
  })

  it.each([
    [[], 2, 'Name the file with the names'],
    [['-'], 2, 'Name the endings: --endings com,net,de.'],
    [['-', 'b', '--endings=com'], 2, "'b' is one argument too many"],
    [['-', '--endings=com,d e'], 2, "--endings: 'd e': It has a space."],
    [['-', '--endings='], 2, "--endings: '': It has no characters."],
    [['-', '--endings=com', '--max-length=long'], 2, '--max-length takes a whole number'],
    [['-', '--endings=com', '--colour'], 2, '--colour'],
    [['-', '--endings=com'], 1, 'standard input has no name that is possible.'],
  ])('refuses %j in one line', (args, status, reason) => {
    const run = domains(args, '')
    expect(run.status).toBe(status)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain(reason)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
