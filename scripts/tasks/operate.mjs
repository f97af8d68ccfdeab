import { spawn } from 'node:child_process'
import { install } from '../setup/installation.mjs'
import { inProject, PINNED_NODE, PROJECT } from '../setup/project.mjs'
import { whenEnded } from '../setup/run.mjs'
import { orExplain } from '../setup/setup-error.mjs'

/**
 * @param {string} program a file of `apps/server/src`
 * @param {readonly string[]} parameters
 */
export function operate(program, parameters) {
  return orExplain(async () => {
    await install({ withTools: false })
    const command = spawn(PINNED_NODE, [inProject('apps/server/src', program), ...parameters], {
      cwd: PROJECT,
      stdio: 'inherit',
    })
    process.exitCode = await whenEnded(command)
  })
}
