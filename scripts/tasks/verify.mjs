import { rmSync } from 'node:fs'
import { CHECKS, CORE_JOURNEYS, LONG_CHECKS, MEASUREMENTS, SHORT_FAULTS } from '../checks/list.mjs'
import { ensureBrowser } from '../setup/browser.mjs'
import { ensureCluster } from '../setup/cluster.mjs'
import { ensureEngines, ensureOffice } from '../setup/engines.mjs'
import { install } from '../setup/installation.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { inProject } from '../setup/project.mjs'
import { run } from '../setup/run.mjs'
import { orExplain, SetupError } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

/** @type {Readonly<Record<string, readonly import('../checks/list.mjs').Check[]>>} */
const CHECKS_BY_OPTION = {
  '': [...CHECKS, ...SHORT_FAULTS, ...CORE_JOURNEYS],
  '--no-browser': [...CHECKS, ...SHORT_FAULTS],
  '--measure': MEASUREMENTS,
  '--all': [...CHECKS, ...CORE_JOURNEYS, ...LONG_CHECKS],
}

/**
 * Sets up what is missing, runs every check to its end, and closes with the tests that failed or needed a retry, and their numbers.
 *
 * @param {string} [option]
 */
export function verify(option = '') {
  return orExplain(async () => {
    const checks = CHECKS_BY_OPTION[option]
    if (checks === undefined) {
      throw new SetupError(`There is no option ${option}. Use --no-browser, --measure, --all or none.`)
    }
    await install({ withTools: true })
    await buildWeb()
    await ensurePostgres()
    await ensureCluster()
    if (option !== '--no-browser') await ensureBrowser()
    if (option === '--all') {
      await ensureEngines()
      await ensureOffice()
    }
    rmSync(inProject('test-results'), { recursive: true, force: true })
    const outcomes = []
    for (const check of checks) outcomes.push(await carryOut(check))
    const passed = sum(outcomes.map((outcome) => outcome.passed))
    const failures = outcomes.flatMap((outcome) => outcome.failures)
    const retried = outcomes.flatMap((outcome) => outcome.retried)
    const lines = [...failures.map((name) => `Failed: ${name}`), ...retried.map((name) => `Retried: ${name}`)]
    process.stdout.write(`\n${lines.map((line) => `${line}\n`).join('')}`)
    process.stdout.write(`${passed} passed, ${failures.length} failed, ${retried.length} retried\n`)
    if (failures.length > 0) process.exitCode = 1
  })
}

/**
 * @param {import('../checks/list.mjs').Check} check
 * @returns {Promise<import('../checks/list.mjs').Outcome>}
 */
async function carryOut({ name, commands, env = {}, readOutcome }) {
  process.stdout.write(`\n== ${name}\n`)
  const started = performance.now()
  let code = 0
  for (const command of commands) code ||= await run(command, { env })
  const outcome = readOutcome?.() ?? { passed: code === 0 ? 1 : 0, failures: [], retried: [] }
  const { passed, failures, retried } = outcome
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  // A runner may fail without a failed test or without any counts.
  const isUnexplained = code !== 0 && failures.length === 0
  const named = (/** @type {readonly string[]} */ tests) => tests.map((test) => `${name}: ${test}`)
  return {
    passed,
    failures: named(isUnexplained ? ['failed without a failed test'] : failures),
    retried: named(retried),
  }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
