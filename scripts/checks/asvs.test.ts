import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../setup/project.mjs'

const ANNEX = readFileSync(inProject('docs/security/asvs.md'), 'utf8')
const CASES = readFileSync(inProject('docs/security/cases.md'), 'utf8')

describe('docs/security/asvs.md', () => {
  it('names only files that exist', () => {
    const files = [...ANNEX.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(100)
    const isThere = (file: string) =>
      [file, `apps/server/src/${file}`].some((path) => existsSync(inProject(path)))
    expect(files.filter((file) => !isThere(file))).toEqual([])
  })

  it('names only cases that exist', () => {
    const named = [...ANNEX.matchAll(/\b[A-K]\d\d\b/g)].map(([id]) => id)
    expect(named.filter((id) => !CASES.includes(`\n| ${id}`))).toEqual([])
  })

  it('answers each requirement once', () => {
    const answered = [...ANNEX.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, id]) => id)
    expect(new Set(answered).size).toBe(answered.length)
    expect(answered.length).toBeGreaterThan(189)
  })
})
