import { describe, expect, it } from 'vitest'
import { toReturnPath } from './return-path.ts'

describe('the page after signing in', () => {
  it.each(['/', '/dashboard', '/projects', '/projects/12', '/projects/12?tab=lists', '/account?a=1&b=2'])(
    'is %s when that was requested',
    (path) => {
      expect(toReturnPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '//evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/\n/evil.example/dashboard',
    '///evil.example',
    'https:evil',
    'https://evil.example/dashboard',
    'https:/dashboard',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'dashboard',
    '/dashboard@evil.example',
    '/projects/../../evil',
    '/projects/..//evil.example',
    '/api/logout',
    '/api/docs/../logout',
    '/nowhere',
    '',
    null,
    undefined,
  ])('is the home page instead of %j', (text) => {
    expect(toReturnPath(text)).toBe('/')
  })

  it('is normalized like in a browser', () => {
    expect(toReturnPath('/x/../dashboard#end')).toBe('/dashboard')
  })
})
