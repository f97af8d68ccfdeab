import { spawn } from 'node:child_process'
import { install } from '../setup/installation.mjs'
import { inProject, PINNED_NODE, PROJECT } from '../setup/project.mjs'
import { whenEnded } from '../setup/run.mjs'
import { orExplain } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

/** In MiB. A larger semi-space would use more memory and save no time. */
const NODE_FLAGS = ['--max-semi-space-size=8']

/** In bytes. Memory of large bodies and texts goes back to the system as soon as it's free (ADR 151). */
const MEMORY_SETTINGS = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_ARENA_MAX: '2',
}

export function serve() {
  return orExplain(async () => {
    await install({ withTools: false })
    await buildWeb()
    const server = spawn(PINNED_NODE, [...NODE_FLAGS, inProject('apps/server/src/main.ts')], {
      cwd: PROJECT,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: inProject('node_modules/.cache/node'), ...MEMORY_SETTINGS, ...process.env },
    })
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
      process.on(signal, () => server.kill(signal))
    }
    process.exitCode = await whenEnded(server)
  })
}
