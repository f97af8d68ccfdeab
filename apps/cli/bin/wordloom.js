#!/usr/bin/env node
// Plain JavaScript, so that old versions of Node can run it and switch to the Node in this checkout.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

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

// `npm ci` builds the bundle, which loads much faster than the source modules.
function findEntry() {
  const bundle = '../build/start.cjs'
  return existsSync(path(bundle)) ? bundle : '../src/start.ts'
}

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  await runWithPinnedNode()
} else {
  const { status } = module.enableCompileCache(path('../../../node_modules/.cache/wordloom'))
  if (status === module.constants.compileCacheStatus.FAILED) module.enableCompileCache()
  await import(findEntry())
}
