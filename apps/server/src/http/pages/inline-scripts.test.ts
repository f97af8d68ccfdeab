import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { digestsOfScripts } from './pages.ts'

describe('the inline scripts of a page', () => {
  it.each([
    ['one', '<script>go()</script>', ['go()']],
    ['of several lines', '<script async="">go()\n\nstop()\n</script>', ['go()\n\nstop()\n']],
    ['a module', '<script type="module" async="">await go()</script>', ['await go()']],
    ['an import map', '<script rr-importmap="" type="importmap">{"imports":{}}</script>', ['{"imports":{}}']],
    ['several', '<p><script>a</script><script id="b">b</script></p>', ['a', 'b']],
    ['the same twice', '<script>a</script><script>a</script>', ['a']],
    ['with a sign in it', '<script>a<b</script>', ['a<b']],
    ['one in a file', '<script src="/a.js"></script><script type="module" src="/b.js"></script>', []],
    ['data', '<script type="application/ld+json">{"@type":"HowTo"}</script>', []],
    ['none', '<p>go()</p>', []],
  ])('are listed by their hashes: %s', (_, html, scripts) => {
    expect(digestsOfScripts(html)).toEqual(scripts.map((code) => `'sha256-${sha256Of(code)}'`))
  })
})

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
