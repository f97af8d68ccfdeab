import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inProject } from './setup/project.mjs'

/**
 * Builds the engine as a package that can be published: modules, types, README and license, without tests.
 *
 * @param {string} folder is replaced
 */
export function packageEngine(folder) {
  const source = inProject('packages/engine')
  rmSync(folder, { recursive: true, force: true })
  execFileSync(
    process.execPath,
    [
      inProject('node_modules/typescript/bin/tsc'),
      ...['--project', source, '--noEmit', 'false', '--outDir', join(folder, 'dist')],
      ...['--rootDir', join(source, 'src'), '--declaration', '--rewriteRelativeImportExtensions'],
      // The compiler accepts imports of .ts files only if it writes no JavaScript or rewrites them.
      ...['--allowImportingTsExtensions', 'false'],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const manifest = {
    name,
    version,
    description:
      'Every combination of columns of words: counted, reached by number and written as bytes, never stored.',
    keywords: ['combinations', 'cartesian product', 'permutations', 'keywords'],
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist'],
    engines: { node: '>=20' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(source, 'README.md'), join(folder, 'README.md'))
  cpSync(inProject('LICENSE'), join(folder, 'LICENSE'))
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? 'packages/engine/package')
  packageEngine(folder)
  process.stdout.write(`The package is in ${folder}. To publish it: npm publish ${folder}\n`)
}
