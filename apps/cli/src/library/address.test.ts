import { describe, expect, it } from 'vitest'
import { toAddress } from './address.ts'

describe('the address of a server', () => {
  it.each([
    ['https://words.example', 'https://words.example'],
    ['https://Words.Example:8443/', 'https://words.example:8443'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('can be %s', (text, address) => {
    expect(toAddress(text)).toBe(address)
  })

  it.each([
    ['http://words.example', "isn't safe"],
    ['http://127.0.0.1.evil.example', "isn't safe"],
    ['http://localhost.evil.example', "isn't safe"],
    ['http://localhost@evil.example', "isn't safe"],
    ['http://192.168.1.7', "isn't safe"],
    ['words.example', "isn't a URL"],
    ['ftp://words.example', "isn't a URL"],
    ['javascript:alert(1)', "isn't a URL"],
    ['https://words.example/api', 'Use https://words.example'],
    ['https://words.example?a', 'Use https://words.example'],
    ['https://ann:secret@words.example', 'Use https://words.example'],
  ])("can't be %s", (text, reason) => {
    expect(() => toAddress(text)).toThrow(reason)
  })
})
