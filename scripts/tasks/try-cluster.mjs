import { ensureBrowser } from '../setup/browser.mjs'
import { ensureCluster } from '../setup/cluster.mjs'
import { install } from '../setup/installation.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { run } from '../setup/run.mjs'
import { orExplain, SetupError } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

/** Enough for 30 kills, and for 10 rolling restarts at 300 requests per second. */
const LONG = { FAULT_ROUNDS: '1000' }

const SPREAD_OUT = { TEST_CLUSTER: '3' }

/** Tests that hold for one instance only: nginx adds a header, and each instance has its own limits. */
export const OF_ONE_INSTANCE = [
  'no response of the API may be cached on the way',
  'has no session with an impossible name',
  "can't be changed for an ID with a NUL",
  'Stripe is asked once for all that came together',
  'are limited per minute, and told when to come back',
  'a page or a file is the same for everyone',
]

/** @typedef {{ command: readonly [string, ...string[]], env: NodeJS.ProcessEnv }} Part */

/** @type {Readonly<Record<string, Part>>} */
const PARTS = {
  faults: { command: ['vitest', 'run', 'testing/faults/cluster/', '--no-file-parallelism'], env: LONG },
  api: {
    command: [
      'vitest',
      'run',
      'server/src/features',
      'testing/security',
      `--testNamePattern=^(?!.*(${OF_ONE_INSTANCE.join('|')})).*postgres`,
    ],
    env: SPREAD_OUT,
  },
  journeys: {
    command: [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      '--workers=2',
      '--project=desktop',
      // Skip journeys that need demo mode.
      String.raw`--grep-invert=(contact|dev-mail)\.spec|: (contact-|dev-mail)`,
    ],
    env: { JOURNEY_SERVER: 'cluster' },
  },
}

/** @param {readonly string[]} words the name of one part; all parts without it */
export function tryCluster([name, ...more]) {
  return orExplain(async () => {
    const parts = name === undefined ? Object.values(PARTS) : [PARTS[name]]
    await install({ withTools: true })
    await buildWeb()
    process.env['CI'] = '1'
    await ensurePostgres()
    await ensureCluster()
    if (parts.includes(PARTS['journeys'])) await ensureBrowser()
    for (const part of parts) {
      if (part === undefined) throw new SetupError(`Which part? One of ${Object.keys(PARTS).join(', ')}.`)
      const { command, env } = part
      if ((await run([...command, ...more], { env })) !== 0) process.exitCode = 1
    }
  })
}
