import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, glob, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'
import { toBiome } from './rooms.mjs'

const LAW = /noRestrictedImports|noImportCycles|noUndeclaredDependencies/

const BIOME = join(PROJECT, 'node_modules/.bin/biome')
const TSC = join(PROJECT, 'node_modules/.bin/tsc')

/** [what is planted, path, source, rule that reports it] */
const VIOLATIONS = [
  ['the engine uses Node', 'packages/engine/src/a1.ts', "import 'node:fs'", 'noRestrictedImports'],
  ['the engine uses a package', 'packages/engine/src/a2.ts', "import 'zod'", 'noRestrictedImports'],
  [
    'the engine uses the contract',
    'packages/engine/src/a3.ts',
    "import '@wordloom/contract'",
    'noRestrictedImports',
  ],
  [
    'the contract uses the lists',
    'packages/contract/src/b1.ts',
    "import '@wordloom/lists'",
    'noRestrictedImports',
  ],
  [
    'a target uses the contract',
    'packages/targets/src/a4.ts',
    "import '@wordloom/contract'",
    'noRestrictedImports',
  ],
  [
    'a workbook uses the engine',
    'packages/xlsx/src/a5.ts',
    "import '@wordloom/engine'",
    'noRestrictedImports',
  ],
  ['a list uses Node', 'packages/lists/src/a7.ts', "import 'node:fs'", 'noRestrictedImports'],
  [
    'a list uses the reading of files',
    'packages/lists/src/a8.ts',
    "import '@wordloom/reading'",
    'noRestrictedImports',
  ],
  ['a workbook uses Node', 'packages/xlsx/src/a6.ts', "import 'node:zlib'", 'noRestrictedImports'],
  [
    'an upload uses a package',
    'packages/uploads/src/a7.ts',
    "import '@wordloom/xlsx'",
    'noRestrictedImports',
  ],
  ['an upload uses Node', 'packages/uploads/src/a8.ts', "import 'node:fs'", 'noRestrictedImports'],
  ['the contract uses Node', 'packages/contract/src/b2.ts', "import 'node:path'", 'noRestrictedImports'],
  [
    'a package reaches into another',
    'packages/contract/src/b3.ts',
    "import '../../engine/src/index.ts'",
    'noRestrictedImports',
  ],
  [
    'a server feature uses another',
    'apps/server/src/features/sessions/c1.ts',
    "import '../subscriptions/routes.ts'",
    'noRestrictedImports',
  ],
  [
    'a server feature uses app.ts',
    'apps/server/src/features/sessions/c2.ts',
    "import '../../app.ts'",
    'noRestrictedImports',
  ],
  [
    'a deeper file of a server feature uses another feature',
    'apps/server/src/features/sessions/impersonation/c9.ts',
    "import '../../subscriptions/routes.ts'",
    'noRestrictedImports',
  ],
  [
    'a service uses Fastify',
    'apps/server/src/features/sessions/service.ts',
    "import 'fastify'",
    'noRestrictedImports',
  ],
  [
    'a port uses a feature',
    'apps/server/src/ports/c7.ts',
    "import '../features/sessions/routes.ts'",
    'noRestrictedImports',
  ],
  ['a port uses Fastify', 'apps/server/src/ports/c8.ts', "import 'fastify'", 'noRestrictedImports'],
  [
    'the server uses the page',
    'apps/server/src/c3.ts',
    "import '../../web/src/root.tsx'",
    'noRestrictedImports',
  ],
  ...[
    'apps/server/src/i1.ts',
    'apps/server/src/features/sessions/i2.ts',
    'apps/web/src/platform/i3.ts',
    'apps/cli/src/i4.ts',
  ].map(
    (path) =>
      [
        'product code uses the laboratory',
        path,
        "import '@wordloom/testing/server/app'",
        'noRestrictedImports',
      ] as const,
  ),
  [
    'product code uses a folder of tests',
    'apps/cli/src/i5.ts',
    "import './testing/machine.ts'",
    'noRestrictedImports',
  ],
  [
    'a test of the server uses the page',
    'apps/server/src/i6.test.ts',
    "import '@wordloom/web'",
    'noRestrictedImports',
  ],
  ['the laboratory uses the page', 'testing/src/i7.ts', "import '@wordloom/web'", 'noRestrictedImports'],
  [
    'the laboratory reaches into the server by path',
    'testing/src/i8.ts',
    "import '../../apps/server/src/app.ts'",
    'noRestrictedImports',
  ],
  [
    'a test reaches into the laboratory by path',
    'apps/server/src/i9.test.ts',
    "import '../../../testing/src/server/app.ts'",
    'noRestrictedImports',
  ],
  [
    'a benchmark uses internals of the server',
    'bench/src/j1.ts',
    "import '@wordloom/server/internal/app'",
    'noRestrictedImports',
  ],
  [
    'a journey uses internals of the server',
    'e2e/journeys/j2.ts',
    "import '@wordloom/server/internal/app'",
    'noRestrictedImports',
  ],
  ['a wing uses a later one', 'apps/web/src/ui/d1.ts', "import '#library/places.ts'", 'noRestrictedImports'],
  [
    'a wing uses a later one by its path',
    'apps/web/src/ui/d2.ts',
    "import '../library/places.ts'",
    'noRestrictedImports',
  ],
  [
    'a wing uses an earlier one by its path',
    'apps/web/src/library/lists/d3.ts',
    "import '../../ui/button.tsx'",
    'noRestrictedImports',
  ],
  [
    'a wing uses its own files from far away by their path',
    'apps/web/src/generator/view/results/list/d12.ts',
    "import '../../../texts.ts'",
    'noRestrictedImports',
  ],
  [
    "the generator's storage uses its computing",
    'apps/web/src/generator/storage/drafts/d7.ts',
    "import '../../compute/compiled-plan.ts'",
    'noRestrictedImports',
  ],
  [
    "the generator's computing uses its storage",
    'apps/web/src/generator/compute/export/d8.ts',
    "import '../../storage/drafts/draft-store.ts'",
    'noRestrictedImports',
  ],
  [
    "the generator's input worker uses its state",
    'apps/web/src/generator/input/d9.ts',
    "import '../state/store.ts'",
    'noRestrictedImports',
  ],
  [
    "the generator's state uses its view",
    'apps/web/src/generator/state/export/d10.ts',
    "import '../../view/hero.tsx'",
    'noRestrictedImports',
  ],
  [
    "the generator's state uses its view by name",
    'apps/web/src/generator/state/export/d11.ts',
    "import '#generator/view/hero.tsx'",
    'noRestrictedImports',
  ],
  [
    'a wing uses a route',
    'apps/web/src/site/chrome/d4.ts',
    "import '#routes/home.tsx'",
    'noRestrictedImports',
  ],
  [
    'a route uses the server',
    'apps/web/src/routes/d5.ts',
    "import '@wordloom/server'",
    'noUndeclaredDependencies',
  ],
  [
    'a deeper file of a server feature uses another feature by name',
    'apps/server/src/features/sessions/impersonation/c10.ts',
    "import '#features/subscriptions/routes.ts'",
    'noRestrictedImports',
  ],
  [
    'a server feature climbs three folders',
    'apps/server/src/features/sessions/impersonation/c11.ts',
    "import '../../../errors.ts'",
    'noRestrictedImports',
  ],
  ['a page uses Node', 'apps/web/src/site/chrome/d6.ts', "import 'node:fs'", 'noRestrictedImports'],
  [
    'the command line uses the server',
    'apps/cli/src/e1.ts',
    "import '@wordloom/server'",
    'noRestrictedImports',
  ],
  ['a journey uses the engine', 'e2e/journeys/f1.ts', "import '@wordloom/engine'", 'noRestrictedImports'],
  [
    'a journey uses an app',
    'e2e/journeys/f2.ts',
    "import '../../apps/web/src/root.tsx'",
    'noRestrictedImports',
  ],
  [
    'a journey in another browser uses an app',
    'e2e/engines/f3.ts',
    "import '../../apps/web/src/root.tsx'",
    'noRestrictedImports',
  ],
  [
    'a room goes around an index',
    'apps/cli/src/e2.ts',
    "import '@wordloom/engine/src/parse.ts'",
    'noRestrictedImports',
  ],
  [
    'a package is used without being listed',
    'apps/server/src/c4.ts',
    "import 'react'",
    'noUndeclaredDependencies',
  ],
  [
    'two files need each other',
    'apps/server/src/c5.ts',
    "import './c6.ts'\nexport const c5 = 1",
    'noImportCycles',
  ],
  [
    'two files need types of each other',
    'apps/server/src/c10.ts',
    "import type { C11 } from './c11.ts'\nexport type C10 = C11 | 1",
    'noImportCycles',
  ],
] as const

/** [what is allowed, path, source] */
const ALLOWED = [
  [
    'an upload uses the contract, the engine and the targets',
    'packages/uploads/src/g12.ts',
    "import '@wordloom/contract'\nimport '@wordloom/engine'\nimport '@wordloom/targets'",
  ],
  [
    'a list uses its libraries',
    'packages/lists/src/g0.ts',
    "import 'any-ascii'\nimport 're2js'\nimport('@orama/stemmers/english')\nimport('@orama/stopwords/english')",
  ],
  ['the contract uses zod', 'packages/contract/src/g1.ts', "import 'zod/mini'"],
  [
    'a server feature uses what all share',
    'apps/server/src/features/sessions/g2.ts',
    "import '../../errors.ts'\nimport '../../http/guards/guard.ts'\nimport '../../ports/client.ts'",
  ],
  [
    'a deeper file of a server feature uses its feature and what all share',
    'apps/server/src/features/sessions/impersonation/g10.ts',
    "import '#errors.ts'\nimport '#http/guards/guard.ts'\nimport '../parts.ts'",
  ],
  ['a service uses a port', 'apps/server/src/features/folders/service.ts', "import '../../ports/client.ts'"],
  [
    'a port uses the contract and the types of the database',
    'apps/server/src/ports/g8.ts',
    "import '@wordloom/contract'\nimport '../database/database.ts'",
  ],
  [
    'a server feature uses the engine and the contract',
    'apps/server/src/features/sessions/g3.ts',
    "import '@wordloom/contract'",
  ],
  [
    'a wing uses itself and those before it',
    'apps/web/src/library/projects/page/g4.ts',
    "import '#platform/lib/script-url.ts'\nimport '../title/title-fields.tsx'",
  ],
  [
    "the generator's state uses the layers below it",
    'apps/web/src/generator/state/export/g9.ts',
    "import '../store.ts'\nimport '../../texts.ts'\nimport '../../input/input-client.ts'\nimport '../../storage/drafts/scope.ts'\nimport '../../compute/row-source.ts'\nimport '#platform/lib/script-url.ts'",
  ],
  [
    "the generator's view uses all its layers",
    'apps/web/src/generator/view/lists/g10.ts',
    "import '../../state/store.ts'\nimport '../../compute/row-source.ts'\nimport '../results/result-row.tsx'",
  ],
  [
    'a wing uses the engine',
    'apps/web/src/site/chrome/g5.ts',
    "import '@wordloom/engine'\nimport '#platform/lib/script-url.ts'",
  ],
  ['a route uses a wing', 'apps/web/src/routes/g6.ts', "import '#site/chrome/footer.tsx'"],
  [
    'a journey uses the contract and the laboratory',
    'e2e/journeys/g7.ts',
    "import '@wordloom/contract'\nimport '@wordloom/testing/server/process'",
  ],
  [
    'a benchmark uses the engine and the laboratory',
    'bench/src/g9.ts',
    "import '@wordloom/engine'\nimport '@wordloom/testing/server/program'",
  ],
  ['a test uses the laboratory', 'apps/server/src/g10.test.ts', "import '@wordloom/testing/server/app'"],
  [
    'the laboratory uses internals of the server',
    'testing/src/g11.ts',
    "import '@wordloom/contract'\nimport '@wordloom/server/internal/app'",
  ],
] as const

let copy = ''
let findings: readonly string[] = []

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'wordloom-boundaries-'))
  const files = [
    'biome.json',
    'biome.rooms.json',
    '.gitignore',
    'tsconfig.base.json',
    'packages/engine/tsconfig.json',
  ]
  for await (const file of glob('{,*/,*/*/}package.json', {
    cwd: PROJECT,
    exclude: (name) => name === 'node_modules',
  }))
    files.push(file)
  for (const file of files) await cp(join(PROJECT, file), join(copy, file), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  for (const [, path, source] of [...VIOLATIONS, ...ALLOWED]) await plant(path, source)
  await plant('apps/server/src/c6.ts', "import './c5.ts'\nexport const c6 = 1")
  await plant('apps/server/src/c11.ts', "import type { C10 } from './c10.ts'\nexport type C11 = C10 | 2")
  const { output } = await execute(BIOME, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], copy)
  findings = output.split('\n')
}, 60_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

describe('the import rules', () => {
  it('are those of rooms.mjs: run `npm run rooms` after a change', () => {
    expect(readFileSync(inProject('biome.rooms.json'), 'utf8')).toBe(toBiome())
  })

  it.each(VIOLATIONS)('report that %s', (_what, path, _source, rule) => {
    expect(findingsIn(path)).toContainEqual(expect.stringMatching(`^::error title=lint/\\w+/${rule},`))
  })

  it.each(ALLOWED)('allow that %s', (_what, path) => {
    expect(findingsIn(path).filter((line) => LAW.test(line))).toEqual([])
  })

  it.each([
    ['Node', 'process.cwd()'],
    ['the page', 'document.title'],
    ['a clock that belongs to neither', 'performance.now()'],
  ])('report that the engine uses a global of %s', async (_what, expression) => {
    await plant('packages/engine/src/global.ts', `export const found = ${expression}`)
    const { code, output } = await execute(TSC, ['--project', 'packages/engine'], copy)
    expect(output).toContain('global.ts')
    expect(code).not.toBe(0)
  })
})

function findingsIn(path: string): readonly string[] {
  return findings.filter((line) => line.includes(`${path},`))
}

async function plant(path: string, source: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true })
  await writeFile(join(copy, path), `${source}\n`)
}

function execute(program: string, parameters: readonly string[], cwd: string) {
  return new Promise<{ code: number | string; output: string }>((resolve) => {
    execFile(program, parameters, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}
