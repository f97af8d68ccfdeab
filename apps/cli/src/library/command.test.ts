import { describe, expect, it } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { parseLibraryCommand } from './command.ts'

const parse = ([name = '', ...args]: readonly string[]) => parseLibraryCommand(name, args)

describe('a library command', () => {
  it.each([
    [['login', 'https://words.example'], { kind: 'login', address: 'https://words.example' }],
    [['login'], { kind: 'login', address: undefined }],
    [['logout'], { kind: 'logout' }],
    [['lists', '--json'], { kind: 'lists', isJson: true }],
    [['pull', '7', '--output', 'a'], { kind: 'pull', list: '7', choice: { format: 'txt', output: 'a' } }],
    [
      ['push', '-', '--name=Colors', '--folder', 'Spring', '--replace'],
      { kind: 'push', file: '-', name: 'Colors', folder: 'Spring', replaces: true },
    ],
    [['push', 'a'], { kind: 'push', file: 'a', name: undefined, folder: undefined, replaces: false }],
  ])('is parsed from %j', (args, command) => {
    expect(parse(args)).toMatchObject(command)
  })

  it.each([
    [['weave'], "There is no command 'weave'"],
    [['push'], 'Name the file with the words'],
    [['push', '-'], 'Standard input has no name'],
    [['push', 'a', 'b'], "'b' is one argument too many"],
    [['push', 'a', '--output', 'b'], "--output doesn't work with push"],
    [['pull'], 'Name the list'],
    [['pull', 'a', '--replace'], "--replace doesn't work with pull"],
    [['login', '--name', 'a'], "--name doesn't work with login"],
    [['logout', 'now'], "'now' is one argument too many"],
    [['lists', '--colour'], '--colour'],
  ])("can't be parsed from %j", (args, reason) => {
    expect(() => parse(args)).toThrow(UsageError)
    expect(() => parse(args)).toThrow(reason)
  })
})
