#!/usr/bin/env node
// Plain JavaScript, so that old versions of Node can run it and switch to the Node in this checkout.
import { existsSync, readdirSync, statSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

const WITH_SERVER = ['login', 'logout', 'lists', 'push', 'pull', 'doctor']

const CONTRACT = '../../../packages/contract/src'

/** Keep this list short, because every start checks these folders for changes. */
const SOURCES = {
  main: [
    '../src',
    '../src/recipe',
    '../src/recipe-file',
    '../../../packages/engine/src',
    '../../../packages/xlsx/src',
    CONTRACT,
  ],
  'server-main': ['../src', '../src/library', CONTRACT],
}

function path(relative) {
  return fileURLToPath(new URL(relative, import.meta.url))
}

async function runWithPinnedNode() {
  const node = path('../../../node_modules/node/bin/node')
  if (!existsSync(node)) {
    console.error(
      `wordloom: Node ${NEEDED} or newer is needed, this is ${process.versions.node}. Run npm ci in the checkout.`,
    )
    process.exit(1)
  }
  const { spawnSync } = await import('node:child_process')
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  if (signal !== null) process.kill(process.pid, signal)
  process.exit(status === null ? 1 : status)
}

// Loads the bundle that `npm ci` builds, which is much faster than the source modules. If a source file is
// newer than the bundle, loads the sources.
function findEntry() {
  const name = WITH_SERVER.includes(process.argv[2]) ? 'server-main' : 'main'
  const bundle = `../build/${name}.js`
  const made = statSync(path(bundle), { throwIfNoEntry: false })
  return made !== undefined && made.mtimeMs > lastChange(SOURCES[name]) ? bundle : `../src/${name}.ts`
}

function lastChange(folders) {
  let last = 0
  for (const folder of folders) {
    // Don't search `src` recursively: its other folders belong to the other bundle.
    const place = path(folder)
    for (const file of readdirSync(place, { recursive: folder !== '../src' })) {
      last = Math.max(last, statSync(`${place}/${file}`).mtimeMs)
    }
  }
  return last
}

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  await runWithPinnedNode()
} else {
  const { status } = module.enableCompileCache(path('../../../node_modules/.cache/wordloom'))
  if (status === module.constants.compileCacheStatus.FAILED) module.enableCompileCache()
  await import(findEntry())
}
