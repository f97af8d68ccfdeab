import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { precompress } from './precompress.mjs'
import { inProject, PROJECT } from './project.mjs'
import { runQuietly } from './run.mjs'
import { SetupError } from './setup-error.mjs'

const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/engine',
  'packages/lists',
  'packages/reading',
  'packages/targets',
  'packages/xlsx',
  'packages/uploads',
  'scripts/setup',
  'package-lock.json',
  'tsconfig.base.json',
]
const NOT_READ = /(^|\/)(build|node_modules|\.react-router)(\/|$)|\.test\.tsx?$/

const CLIENT = inProject('apps/web/build/client')
const STAMP = inProject('apps/web/build/stamp')

/** @throws {SetupError} */
export async function buildWeb() {
  const stamp = await stampOf(SOURCES)
  if (existsSync(join(CLIENT, 'index.html')) && readStamp() === stamp) return
  process.stdout.write('Building the web app ...\n')
  rmSync(STAMP, { force: true })
  const { code, output } = await runQuietly(['npm', 'run', '--silent', 'build', '--workspace=@wordloom/web'])
  if (code !== 0) throw new SetupError(`${output}\nBuilding the web app failed with code ${code}: see above.`)
  await precompress(CLIENT)
  writeFileSync(STAMP, stamp)
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
}

/** @param {readonly string[]} sources files and folders of the project */
async function stampOf(sources) {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesIn))).flat().sort()) {
    hash
      .update(`${relative(PROJECT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} source
 * @returns {Promise<string[]>}
 */
async function filesIn(source) {
  const path = inProject(source)
  if (!source.includes('/') && /\.json$/.test(source)) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_READ.test(relative(PROJECT, file)))
}
