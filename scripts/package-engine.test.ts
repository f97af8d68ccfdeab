import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { packageEngine } from './package-engine.mjs'
import { inProject } from './setup/project.mjs'

const TSC = inProject('node_modules/typescript/bin/tsc')

it('the package of the engine has modules with types, README and license, and works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordloom-engine-'))
  try {
    packageEngine(folder)
    const listing = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder })
    const [{ files }] = JSON.parse(String(listing)) as [{ files: { path: string }[] }]
    const paths = files.map(({ path }) => path)
    expect(paths.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ])
    expect(paths).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts']))
    expect(paths.filter((path) => !/^dist\/.+\.(js|d\.ts)$/.test(path) && path.startsWith('dist/'))).toEqual(
      [],
    )
    expect(paths.filter((path) => path.includes('.test.'))).toEqual([])
    writeFileSync(
      join(folder, 'use.ts'),
      "import { compile, type Plan } from './dist/index.js'\nconst plan: Plan = compile({ columns: [['red']] })\nexport const total: bigint = plan.total\n",
    )
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022']
    execFileSync(process.execPath, [TSC, ...options, 'use.ts'], { cwd: folder })
    const { compile } = await import(pathToFileURL(join(folder, 'dist/index.js')).href)
    expect(compile({ columns: [['red'], ['fox', 'owl']], separator: ' ' }).at(1n)).toBe('red owl')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
