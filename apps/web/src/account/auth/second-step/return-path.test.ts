import { describe, expect, it } from 'vitest'
import { toOwnPath } from './return-path.ts'

const ORIGIN = 'https://words.example'

describe('the path to open after signing in', () => {
  it.each(['/', '/account', '/projects/17', '/admin?search=ann&filter=all'])('is the page %s', (path) => {
    expect(toOwnPath(path, ORIGIN)).toBe(path)
  })

  it.each([
    null,
    '',
    'account',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('is never on another site: %j', (text) => {
    expect(toOwnPath(text, ORIGIN)).toBe('/')
  })
})
