import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Email, NewPassword, PersonName, SignUpPassword, toEmailKey } from './account-fields.ts'

describe('an email address', () => {
  it.each([
    ['ann@example.org', 'ann@example.org'],
    ['  Ann@Example.org\n', 'Ann@Example.org'],
    ['ann@example.org.', 'ann@example.org'],
    ['ann+lists@mail.example.co.uk', 'ann+lists@mail.example.co.uk'],
    ["o'hara_1@example.org", "o'hara_1@example.org"],
    ['jörg@bücher.example', 'jörg@bücher.example'],
    ['a..b-c_d=e@example.org', 'a..b-c_d=e@example.org'],
    ['用户@例え.テスト', '用户@例え.テスト'],
    ['🧵@example.org', '🧵@example.org'],
    [`a@${'b'.repeat(244)}.example`, `a@${'b'.repeat(244)}.example`],
  ])('can be %j', (typed, address) => {
    expect(z.safeParse(Email, typed)).toEqual({ success: true, data: address })
  })

  it.each([
    '',
    ' ',
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'ann@example..org',
    'ann@.example.org',
    'a b@example.org',
    'ann@example.org, bob@example.org',
    'Ann <ann@example.org>',
    'ann@example.org\r\nBcc: bob@example.org',
    'ann\u0000@example.org',
    'ann\u200b@example.org',
    'ann\ud800@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(245)}.example`,
    '=?utf-8?q?a?=@b.c',
    '=?utf-8?B?YUBldmlsLmV4YW1wbGU=?=@example.org',
    'ann=?utf-8?q?b?=@example.org',
    'ann=?=@example.org',
    'ann@=?utf-8?q?evil?=.example',
    'ann@example.=?utf-8?q?org?=',
    '"ann"@example.org',
    '"a b"@example.org',
    '"ann\\"@evil.example"@example.org',
    'ann(comment)@example.org',
    'ann@(comment)example.org',
    'ann@[192.0.2.7]',
    'ann@example.org,bob@example.org',
    'friends:ann@example.org;',
    '<ann@example.org>',
    '@relay.example:ann@example.org',
    'ann\\@evil.example@example.org',
    'ann\u007f@example.org',
    'ann\u0085@example.org',
    'ann\u2028@example.org',
    'ann\u202e@example.org',
    'ann\u00ad@example.org',
    'ann＠evil.example@example.org',
    'ann﹤bob@example.org',
    'ann＂@example.org',
    'ann@example。org',
    'ann@example/x.org',
    'ann@exa%mple.org',
    ['ann@example.org'],
    { $ne: null },
    7,
    null,
    undefined,
  ])("C17 can't be %j", (typed) => {
    expect(messageOf(Email, typed)).toBe('Please enter a valid email address')
  })

  it.each([
    ['ANN@Example.ORG', 'ann@example.org'],
    ['\u212aelvin@example.org', '\u212aelvin@example.org'],
    ['mıke@example.org', 'mıke@example.org'],
    ['ÄNN@example.org', 'Änn@example.org'],
  ])('C02 %s is compared as %s', (address, key) => {
    expect(toEmailKey(address)).toBe(key)
  })
})

describe('a new password', () => {
  it.each(['12345678', ' spaces ', '🧵🧵🧵🧵🧵🧵🧵🧵', 'null\u0000inside', 'a'.repeat(128)])(
    'can be %j',
    (password) => {
      expect(messageOf(NewPassword, password)).toBeNull()
    },
  )

  it('has 8 to 128 characters', () => {
    expect(messageOf(NewPassword, '🧵'.repeat(7))).toBe('Password must be at least 8 characters')
    expect(messageOf(SignUpPassword, '1234567')).toBe('Password must be at least 8 characters long.')
    expect(messageOf(NewPassword, 'a'.repeat(129))).toBe('Password must be at most 128 characters')
  })

  it.each([null, undefined, 12345678, ['12345678'], {}])('is required, so %j is refused', (password) => {
    expect(messageOf(NewPassword, password)).toBe('Password is required')
  })
})

describe("a person's name", () => {
  it.each([
    ['  Ann ', 'Ann'],
    ['', null],
    [' \t', null],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['نُور 🧶', 'نُور 🧶'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('turns %j into %j', (typed, name) => {
    expect(z.safeParse(PersonName, typed)).toEqual({ success: true, data: name })
  })

  it.each(['x'.repeat(201), 'a\u0000b', 'a\nb', '\ud800', 7, {}])("can't be %j", (typed) => {
    expect(messageOf(PersonName, typed)).not.toBeNull()
  })
})

function messageOf(schema: Parameters<typeof z.safeParse>[0], value: unknown): string | null {
  const outcome = z.safeParse(schema, value)
  return outcome.success ? null : (outcome.error.issues[0]?.message ?? '')
}
