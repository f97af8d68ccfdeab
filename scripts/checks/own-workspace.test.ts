import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'

const WORKSPACES = globSync('{apps,packages}/*/package.json', { cwd: PROJECT })
  .map(dirname)
  .concat('e2e', 'bench', 'testing')

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/web-root.ts': ['apps/web/build/client'],
  'apps/cli/src/doctor.ts': ['scripts/doctor.mjs'],
}

const RELATIVE_PATH = /(?<![\w/.])(?:\.\.?\/)*\.\.\/[\w@./-]*/g

describe('a workspace', () => {
  it.each([
    ["import '../../server/src/app.ts'", ['apps/server/src/app.ts']],
    ["new URL('../../../testing/src/stripe/program.ts', import.meta.url)", ['testing/src/stripe/program.ts']],
    ["{ command: 'node ../../server/src/main.ts' }", ['apps/server/src/main.ts']],
    ["import '../../../scripts/setup/project.mjs'", ['scripts/setup/project.mjs']],
    ["import '../library/lists.ts'", []],
    ["new URL('../../../docs/operations.md', import.meta.url)", []],
  ])('reaches with %s: %j', (source, paths) => {
    expect(pathsOutside('apps/cli/src/file.ts', source)).toEqual(paths)
  })

  it('reaches no file of another by path', () => {
    const files = globSync(
      WORKSPACES.map((workspace) => `${workspace}/**/*.{ts,tsx,mjs,js}`),
      {
        cwd: PROJECT,
        exclude: (path) => /(^|\/)(node_modules|build|\.react-router|test-results)$/.test(path),
      },
    )
    expect(files.length).toBeGreaterThan(1000)
    const reaching = files.map(
      (file) => [file, pathsOutside(file, readFileSync(inProject(file), 'utf8'))] as const,
    )
    expect(Object.fromEntries(reaching.filter(([, paths]) => paths.length > 0))).toEqual(EXCEPTIONS)
  })
})

/** Paths in other workspaces or in `scripts`. Documents and settings belong to the whole project. */
function pathsOutside(file: string, source: string): readonly string[] {
  const others = [...WORKSPACES, 'scripts'].filter((workspace) => !file.startsWith(`${workspace}/`))
  return [...source.matchAll(RELATIVE_PATH)]
    .map(([path]) => join(dirname(file), path))
    .filter((path) => others.some((other) => `${path}/`.startsWith(`${other}/`)))
}
