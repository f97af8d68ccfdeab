import { describe, expect, it } from 'vitest'
import { findBreaches } from './supply-chain.mjs'

const sound = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' }

describe('the supply chain check', () => {
  it('accepts a package with a digest and a permissive license', () => {
    expect(
      findBreaches({ 'node_modules/a': sound, 'node_modules/b': { ...sound, license: '(MIT OR GPL-3.0)' } }),
    ).toEqual([])
  })

  it.each([
    ['without a digest', { ...sound, integrity: 'sha1-abc' }, 'has no sha512 digest'],
    ['from an address', { ...sound, resolved: 'git+ssh://example.org/a' }, 'names the URL'],
    ['with an install script', { ...sound, hasInstallScript: true }, 'runs a script'],
    ['under a copyleft license', { ...sound, license: 'AGPL-3.0' }, 'has the license AGPL-3.0'],
    ['without a license', { version: '1.0.0', integrity: 'sha512-abc' }, 'has no license'],
  ])('refuses a package %s', (_case, locked, reason) => {
    expect(findBreaches({ 'node_modules/a': locked })).toEqual([expect.stringContaining(reason)])
  })
})
