import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'

const LISTED = readFileSync(inProject('docs/security/cases.md'), 'utf8').matchAll(/^\| ([A-K]\d\d)\b/gm)

const NAMED = /(["'`])(?:(?:(?!\1)[^\n])* )?[A-K]\d\d(?=[ "'`])(?:(?!\1)[^\n])*\1/g

describe('the attack cases', () => {
  it('each have a test that names them', () => {
    const files = globSync('{apps,packages,e2e,testing}/**/*.{test,spec}.ts', {
      cwd: PROJECT,
      exclude: (name) => name === 'node_modules',
    })
    const named = new Set(
      files.flatMap((file) => {
        const text = readFileSync(inProject(file), 'utf8')
        return [...text.matchAll(NAMED)].flatMap(([name]) => name.match(/\b[A-K]\d\d\b/g) ?? [])
      }),
    )
    const listed = [...LISTED].map(([, id = '']) => id)
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.filter((id) => !named.has(id))).toEqual([])
  })
})
