import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'

/** Started by the scripts, by `serverProgram` and by Vitest. */
const STARTED = [
  ...['main', 'admin', 'backup', 'restore', 'doctor', 'migrate-to-postgres'].map(
    (program) => `apps/server/src/${program}.ts`,
  ),
  'testing/src/command-line/build.ts',
  'testing/src/postgres/setup.ts',
]

const SPECIFIER = /'(\.\.?\/[^']+|@wordloom\/(?:server|testing)\/[^']+)'/g

// knip takes all files for used that a pattern in the exports of a package includes.
it('uses every file of the server and of testing', () => {
  const sources = sourcesIn('{apps,packages}/*/src', 'testing', 'e2e', 'bench/src', 'scripts')
  const used = new Set(sources.flatMap(filesNamedIn))
  const files = sourcesIn('apps/server/src', 'testing/src').filter((file) => !/\.test\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !used.has(file) && !STARTED.includes(file))).toEqual([])
})

function sourcesIn(...folders: readonly string[]): readonly string[] {
  const exclude = (path: string) => /(^|\/)(node_modules|build)$/.test(path)
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: PROJECT, exclude },
  ).sort()
}

function filesNamedIn(file: string): readonly string[] {
  return [...readFileSync(inProject(file), 'utf8').matchAll(SPECIFIER)].map(([, name = '']) => {
    if (name.startsWith('.')) return join(dirname(file), name)
    if (name === '@wordloom/testing/chromium') return 'testing/src/chromium/chromium.mjs'
    return `${name.replace('@wordloom/server/internal', 'apps/server/src').replace('@wordloom/testing', 'testing/src')}.ts`
  })
}
