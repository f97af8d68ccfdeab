import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mail-limits.ts'

describe('the mailbox of an address', () => {
  it.each([
    ['ann@example.org', 'ann@example.org'],
    ['Ann+ads+more@Example.org', 'ann@example.org'],
    ['a.n.n@example.org', 'a.n.n@example.org'],
    ['A.n.n+x@GMail.com', 'ann@gmail.com'],
    ['+ann@example.org', '+ann@example.org'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})
