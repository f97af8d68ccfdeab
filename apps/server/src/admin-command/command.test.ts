import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'

describe('the admin command', () => {
  it.each([
    [['--help'], { kind: 'help' }],
    [['list'], { kind: 'list', isAdminsOnly: false }],
    [['list', '--admins'], { kind: 'list', isAdminsOnly: true }],
    [['create', 'ann@loom.example'], { kind: 'create', account: 'ann@loom.example', isPasswordPiped: false }],
    [
      ['reset-password', '--password-stdin', 'ann@loom.example'],
      { kind: 'reset-password', account: 'ann@loom.example', isPasswordPiped: true },
    ],
  ])('accepts %j', (args, command) => {
    expect(parseCommand(args)).toEqual(command)
  })

  it.each([
    [
      [],
      'Name a command: create, promote, demote, reset-password, remove-second-factors, suspend, unsuspend or list.',
    ],
    [['remove'], "There is no command 'remove'."],
    [['suspend'], 'Name the account: suspend ann@example.org.'],
    [['list', 'ann@loom.example'], 'list takes no account.'],
    [['list', '--nope'], "Unknown option '--nope'."],
    [
      ['create', 'ann@loom.example', 'a password'],
      'Name only one account. The command asks for the password, or reads it with --password-stdin.',
    ],
  ])('refuses %j in one line', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message)
  })
})
