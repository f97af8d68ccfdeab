import { installPackages } from './packages.mjs'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Services are outside the `PATH` of most people. */
const PLACES = '/usr/sbin:$(echo /usr/lib/postgresql/*/bin | tr " " ":")'

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
  const problem = await installPackages(missing.map((program) => packages[program] ?? program))
  const stillMissing = await missingOf(programs)
  if (stillMissing.length === 0) return true
  const message =
    `There is no ${stillMissing.join(', ')} here: ${untested} not tested.\n${problem ?? ''}`.trimEnd()
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
  const look = `PATH="$PATH:${PLACES}"; command -v "$0"`
  return (await run(['/bin/sh', '-c', look, program], { stdio: 'ignore' })) === 0
}
