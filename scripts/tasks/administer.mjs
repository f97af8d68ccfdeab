import { spawn } from 'node:child_process'
import { install } from '../setup/installation.mjs'
import { inProject, PINNED_NODE, PROJECT } from '../setup/project.mjs'
import { whenEnded } from '../setup/run.mjs'
import { orExplain } from '../setup/setup-error.mjs'

/**
 * Looks after accounts, by the settings of the server.
 *
 * @param {readonly string[]} parameters
 */
export function administer(parameters) {
  return orExplain(async () => {
    await install()
    const command = spawn(PINNED_NODE, [inProject('apps/server/src/admin.ts'), ...parameters], {
      cwd: PROJECT,
      stdio: 'inherit',
    })
    process.exitCode = await whenEnded(command)
  })
}
