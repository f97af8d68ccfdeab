import { readFileSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'

/** @typedef {{ passed: number, failed: number }} Outcome */

/**
 * Commands that end with 0 when all is well. Without a `readOutcome` the check counts as one.
 *
 * @typedef {{ name: string, commands: readonly (readonly [string, ...string[]])[], env?: NodeJS.ProcessEnv, readOutcome?: () => Outcome | null }} Check
 */

const TYPED = [
  'packages/engine',
  'packages/contract',
  'apps/server',
  'apps/cli',
  'apps/web',
  'apps/web/tsconfig.worker.json',
  'e2e',
  'bench',
  'tsconfig.tests.json',
  'tsconfig.scripts.json',
]

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'format, lint and boundaries', commands: [['biome', 'ci', '--error-on-warnings', '.']] },
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen', 'apps/web'],
      ...TYPED.map((project) => /** @type {const} */ (['tsc', '--project', project])),
    ],
  },
  { name: 'unused code', commands: [['knip']] },
  { name: 'supply chain', commands: [['node', 'scripts/checks/supply-chain.mjs']] },
  {
    name: 'unit, property and server tests',
    commands: [
      ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/tests.json'],
    ],
    readOutcome: () => {
      const report = readReport('test-results/tests.json')
      return report && { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  },
]

/** Those that count long tasks have the machine to themselves. */
/** @type {readonly Check[]} */
export const JOURNEYS = [
  journeys('browser journeys', ['desktop', 'phone'], 2, 'journeys.json'),
  journeys('browser journeys that measure', ['desktop alone', 'phone alone'], 1, 'measuring-journeys.json'),
]

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {number} workers
 * @param {string} report
 * @returns {Check}
 */
function journeys(name, projects, workers, report) {
  return {
    name,
    commands: [
      [
        'playwright',
        'test',
        '--config=e2e/playwright.config.ts',
        `--workers=${workers}`,
        ...projects.map((project) => `--project=${project}`),
      ],
    ],
    env: { JOURNEY_REPORT: inProject('test-results', report) },
    readOutcome: () => {
      const stats = readReport(`test-results/${report}`)?.stats
      return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  }
}

/**
 * What a test runner has written down about its run.
 *
 * @param {string} file
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8'))
  } catch {
    return null
  }
}
