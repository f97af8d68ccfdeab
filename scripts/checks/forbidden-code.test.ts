import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'

const SERVER = sourcesIn('apps/server/src')
const WEB = sourcesIn('apps/web/src')
const ALL = [...SERVER, ...WEB, ...sourcesIn('apps/cli/src'), ...sourcesIn('packages')]

describe('the product', () => {
  it('evaluates no text as code', () => {
    expect(filesWith(ALL, /\beval\(|new Function\(|from 'node:vm'/)).toEqual([])
  })

  it('builds regular expressions from constants only, never from user input', () => {
    const patterns = /new RegExp\((?!`(?:[^`$]|\$(?!\{)|\$\{[A-Z][A-Z_]*\})*`|'|path\.replace)/
    expect(filesWith(ALL, patterns)).toEqual([])
  })

  it('starts other programs only for backups', () => {
    expect(filesWith(SERVER, /from 'node:child_process'/)).toEqual([
      'apps/server/src/backup/postgres/postgres-program.ts',
    ])
  })

  it('uses no broken hash, except SHA-1 in authenticator app codes, as RFC 6238 requires', () => {
    expect(filesWith(ALL, /['"](md5|sha1|sha-1|des|rc4)['"]/i)).toEqual([
      'apps/server/src/features/second-factors/app-codes.ts',
    ])
  })

  it('encrypts only backups, with a cipher that detects changes', () => {
    const encrypting = filesWith(SERVER, /createCipheriv|createDecipheriv/)
    expect(encrypting).toEqual(['apps/server/src/backup/archive/encryption.ts'])
    expect(filesWith(encrypting, /aes-256-gcm|chacha20-poly1305/)).toEqual(encrypting)
  })

  it('uses Math.random for waiting times only, never for secrets', () => {
    expect(filesWith(SERVER, /Math\.random/)).toEqual([
      'apps/server/src/database/transaction.ts',
      'apps/server/src/leased-work.ts',
    ])
  })

  it('uses cryptography only where the inventory lists it', () => {
    const inventory = readFileSync(inProject('docs/security/cryptography.md'), 'utf8')
    const listed = [...inventory.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => `apps/server/src/${file}`)
    const using = filesWith(SERVER, /from 'node:crypto'|from '@node-rs\/argon2'/)
    expect(using.filter((file) => !listed.includes(file))).toEqual([])
    expect(listed.filter((file) => !SERVER.includes(file))).toEqual([])
  })

  it('parses no data with v8.deserialize', () => {
    expect(filesWith(SERVER, /from 'node:v8'|deserialize\(/)).toEqual([])
  })

  it('follows no redirects of other services', () => {
    const asking = filesWith(SERVER, /await fetch\(|[^.\w ] *fetch\(new URL/)
    expect(asking).not.toEqual([])
    expect(asking).toEqual(filesWith(asking, /redirect: '(error|manual)'/))
  })

  it('writes raw HTML in two places only, from constants', () => {
    expect(filesWith(WEB, /dangerouslySetInnerHTML=/)).toEqual([
      'apps/web/src/root.tsx',
      'apps/web/src/site/home/below-generator.tsx',
    ])
  })

  it('ignores messages from other windows', () => {
    expect(filesWith(WEB, /window\.addEventListener\('message'|window\.onmessage/)).toEqual([])
  })
})

function sourcesIn(folder: string): readonly string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: PROJECT,
    exclude: (name) => name === 'node_modules' || name === 'build' || name === 'testing',
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
}

function filesWith(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.filter((file) => pattern.test(readFileSync(inProject(file), 'utf8')))
}
