import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { install } from '../setup/installation.mjs'
import { inProject, PINNED_NODE, PROJECT } from '../setup/project.mjs'
import { whenEnded } from '../setup/run.mjs'
import { orExplain, SetupError } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

const WATCHED = ['apps/server/src', 'apps/web/src', 'apps/web/public', 'packages']

/** Editors write a file in several steps. */
const SETTLING_MS = 200

export function develop() {
  return orExplain(async () => {
    await install({ withTools: true })
    const end = new Promise((resolve) => {
      for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
        process.on(signal, () => resolve('end'))
      }
    })
    for (let event = 'change'; event !== 'end'; ) {
      const change = nextChange()
      const server = await buildAndServe()
      event = await Promise.race([change, end])
      if (server !== null) await stop(server)
    }
    process.exit()
  })
}

async function buildAndServe() {
  try {
    await buildWeb()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
    return null
  }
  return spawn(PINNED_NODE, [inProject('apps/server/src/main.ts')], { cwd: PROJECT, stdio: 'inherit' })
}

/** @param {import('node:child_process').ChildProcess} server */
async function stop(server) {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await whenEnded(server)
}

async function nextChange() {
  const watchers = WATCHED.map((folder) => watch(inProject(folder), { recursive: true }))
  await Promise.race(watchers.map((watcher) => once(watcher, 'change')))
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
  for (const watcher of watchers) watcher.close()
  return 'change'
}
