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

describe('a contact message', () => {
  it('is a question by default', () => {
    expect(parse({}).data?.kind).toBe('question')
    expect(parse({ kind: 'feature' }).data?.kind).toBe('feature')
  })

  it("doesn't need a name", () => {
    expect(parse({ firstName: ' ', lastName: null }).data).toMatchObject({ firstName: null, lastName: null })
    expect(parse({ firstName: undefined }).success).toBe(true)
  })

  it('is trimmed and uses line feeds only', () => {
    expect(parse({ message: '\r\n  one\r\ntwo\rthree\n\tfour \n' }).data?.message).toBe(
      'one\ntwo\nthree\n\tfour',
    )
  })

  it.each([
    ['5,000 characters', 'm'.repeat(5000)],
    ['emoji and letters that join', '👩‍👩‍👧‍👦 Ångström e\u0301'],
    ['right to left', 'שלום'],
    ['HTML', '<script>alert(1)</script>'],
  ])('may contain %s and stays unchanged', (_what, message) => {
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
  ])('is refused if %s has %s', (field, _what, value) => {
    expect(parse({ [field]: value }).error?.issues.map(({ path }) => path)).toEqual([[field]])
  })

  it('gets an error for each missing field', () => {
    const { issues = [] } = parse({ email: '', subject: '', message: '' }).error ?? {}
    expect(issues.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
      CONTACT_MESSAGES.subject,
      CONTACT_MESSAGES.message,
    ])
  })

  it('has no unknown fields', () => {
    expect(parse({ bcc: 'eve@evil.example' }).success).toBe(false)
  })
})
