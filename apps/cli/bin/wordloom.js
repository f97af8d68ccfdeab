#!/usr/bin/env node
// Plain JavaScript that old versions of Node understand: they are told what to do, or handed over to the one in this checkout.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

function fromCheckout(path) {
  return fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url))
}

function runWithPinnedNode() {
  const node = fromCheckout('node/bin/node')
  if (!existsSync(node)) {
    console.error(
      `wordloom: Node ${NEEDED} or newer is needed, this is ${process.versions.node}. Run npm ci in the checkout.`,
    )
    process.exit(1)
  }
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  if (signal !== null) process.kill(process.pid, signal)
  process.exit(status === null ? 1 : status)
}

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  runWithPinnedNode()
} else {
  // Without it every start would strip the types from every module again.
  const { status } = module.enableCompileCache(fromCheckout('.cache/wordloom'))
  if (status === module.constants.compileCacheStatus.FAILED) module.enableCompileCache()
  await import('../src/main.ts')
}
