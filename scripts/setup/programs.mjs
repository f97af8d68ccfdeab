import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Debian packages ask this script whether to start a service. The tests start their own, so it says no. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/**
 * Fails on CI if a program is missing; elsewhere, only warns.
 *
 * @param {readonly string[]} programs
 * @param {string} untested what can't be tested without them
 * @param {Readonly<Record<string, string>>} packages the Debian package of each program with another name
 * @returns {Promise<boolean>} whether all are there
 */
export async function ensurePrograms(programs, untested, packages = {}) {
  const missing = await missingOf(programs)
  if (missing.length === 0) return true
  if (process.getuid?.() === 0) {
    process.stdout.write(`Installing ${missing.join(', ')} ...\n`)
    await install(missing.map((program) => packages[program] ?? program))
  }
  const stillMissing = await missingOf(programs)
  if (stillMissing.length === 0) return true
  const message = `There is no ${stillMissing.join(', ')} here: ${untested} not tested.`
  if (process.env['CI']) throw new SetupError(message)
  process.stderr.write(`\n*** ${message} ***\n\n`)
  return false
}

/** @param {readonly string[]} programs */
async function missingOf(programs) {
  const missing = []
  for (const program of programs) if (!(await isThere(program))) missing.push(program)
  return missing
}

/** @param {string} program */
async function isThere(program) {
  const look = 'PATH="$PATH:/usr/sbin"; command -v "$0"'
  return (await run(['/bin/sh', '-c', look, program], { stdio: 'ignore' })) === 0
}

/** @param {readonly string[]} packages */
async function install(packages) {
  const isOurs = !existsSync(SERVICE_POLICY)
  if (isOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await run(['apt-get', 'update'], { stdio: 'ignore' })
    await run(['apt-get', 'install', '--yes', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  } finally {
    if (isOurs) rmSync(SERVICE_POLICY)
  }
}
