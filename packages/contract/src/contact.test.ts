import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CONTACT_MESSAGES, contact } from './contact.ts'

const MESSAGE = {
  firstName: 'Ann',
  lastName: 'Weaver',
  email: 'ann@loom.example',
  subject: 'Export of large results',
  message: 'How many rows?',
}

const parse = (change: object) => z.safeParse(contact.send.body, { ...MESSAGE, ...change })

describe('a message', () => {
  it('is a question unless it says otherwise', () => {
    expect(parse({}).data?.kind).toBe('question')
    expect(parse({ kind: 'feature' }).data?.kind).toBe('feature')
  })

  it('may come from somebody without a name', () => {
    expect(parse({ firstName: ' ', lastName: null }).data).toMatchObject({ firstName: null, lastName: null })
    expect(parse({ firstName: undefined }).success).toBe(true)
  })

  it('has lines that end alike, and nothing around them', () => {
    expect(parse({ message: '\r\n  one\r\ntwo\rthree\n\tfour \n' }).data?.message).toBe(
      'one\ntwo\nthree\n\tfour',
    )
  })

  it.each([
    ['5,000 characters', 'm'.repeat(5000)],
    ['emoji and letters that join', '👩‍👩‍👧‍👦 Ångström e\u0301'],
    ['right to left', 'שלום'],
    ['HTML', '<script>alert(1)</script>'],
  ])('may have %s, and is kept as it is', (_what, message) => {
    expect(parse({ message }).data?.message).toBe(message)
  })

  it.each([
    ['firstName', 'a line break', 'Ann\r\nBcc: eve@evil.example'],
    ['lastName', 'NUL', 'Weaver\0'],
    ['firstName', '201 characters', 'n'.repeat(201)],
    ['email', 'nothing', ''],
    ['email', 'a line break', 'ann@loom.example\r\nBcc: eve@evil.example'],
    ['email', 'two addresses', 'ann@loom.example, eve@evil.example'],
    ['email', 'a name', 'Ann <ann@loom.example>'],
    ['subject', 'nothing to be seen', ' \u200b '],
    ['subject', 'a line break', 'Export\nContent-Type: text/html'],
    ['subject', '201 characters', 's'.repeat(201)],
    ['message', 'nothing to be seen', ' \n\u200b'],
    ['message', '5,001 characters', 'm'.repeat(5001)],
    ['message', 'NUL', 'Hello\0'],
    ['message', 'half a character', 'Hello \ud800'],
    ['kind', 'another kind', 'complaint'],
  ])('is refused at the field %s with %s', (field, _what, value) => {
    expect(parse({ [field]: value }).error?.issues.map(({ path }) => path)).toEqual([[field]])
  })

  it('says of what is missing that it is', () => {
    const { issues = [] } = parse({ email: '', subject: '', message: '' }).error ?? {}
    expect(issues.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
      CONTACT_MESSAGES.subject,
      CONTACT_MESSAGES.message,
    ])
  })

  it('has no field beside these', () => {
    expect(parse({ bcc: 'eve@evil.example' }).success).toBe(false)
  })
})
