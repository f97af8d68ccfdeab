import { describe, expect, it } from 'vitest'
import { hostOf, parseSender, senderAt } from './sender.ts'

describe('the sender of mails', () => {
  it.each([
    ['words@words.example', { name: 'Wordloom', address: 'words@words.example' }],
    ['Words <words@words.example>', { name: 'Words', address: 'words@words.example' }],
    ['"Words, and more" <words@words.example>', { name: 'Words, and more', address: 'words@words.example' }],
    ['words@localhost', { name: 'Wordloom', address: 'words@localhost' }],
  ])('is read from %j', (text, sender) => {
    expect(parseSender(text)).toEqual(sender)
  })

  it.each([
    '',
    'words',
    'a@words.example, b@words.example',
    'Words <words@words.example>\r\nBcc: eve@example.org',
  ])('is not read from %j', (text) => {
    expect(parseSender(text)).toBeNull()
  })

  it.each([
    ['https://words.example', 'no-reply@words.example'],
    ['http://localhost:3000', 'no-reply@localhost'],
    ['http://127.0.0.1:3000', 'no-reply@[127.0.0.1]'],
    ['http://[::1]:3000', 'no-reply@[IPv6:::1]'],
  ])('for %s, without a setting, is no-reply at its host', (publicUrl, address) => {
    expect(senderAt(publicUrl)).toEqual({ name: 'Wordloom', address })
  })

  it('has a host, which ends the ids of its mails', () => {
    expect(hostOf({ name: '', address: 'no-reply@words.example' })).toBe('words.example')
  })
})
