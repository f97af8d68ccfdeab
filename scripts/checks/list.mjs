import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inProject } from '../setup/project.mjs'

/** `retried` names what passed only on a later try. @typedef {{ passed: number, failures: readonly string[], retried: readonly string[] }} Outcome */

/** @typedef {{ name: string, commands: readonly (readonly [string, ...string[]])[], env?: NodeJS.ProcessEnv, readOutcome?: () => Outcome | null }} Check */

const TYPED = [
  'packages/engine',
  'packages/contract',
  'packages/targets',
  'packages/xlsx',
  'packages/uploads',
  'packages/lists',
  'packages/reading',
  'testing',
  'apps/server',
  'apps/cli',
  'apps/web',
  'apps/web/tsconfig.worker.json',
  'apps/web/tsconfig.tests.json',
  'e2e',
  'bench',
  'tsconfig.tests.json',
  'tsconfig.scripts.json',
]

/** Some of what `npm run test:partitioned` runs: what stores the most. */
const DISTRIBUTED = [
  'database/schema',
  'features/saved-lists/routes',
  'features/folders/',
  'features/projects/routes',
  'features/trash/',
  'features/sessions/',
  'features/accounts/sign-up',
].map((name) => `apps/server/src/${name}`)

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
  unitTests('unit, property and server tests', 'tests.json', ['--exclude=**/*.{fault,fuzz,office}.test.ts']),
]

/** Faults that every change is tried with, in their short form. The long checks have them all. */
/** @type {readonly Check[]} */
export const SHORT_FAULTS = [
  unitTests('faults, in short', 'short-faults.json', [
    '--testNamePattern=sqlite|R2|R4',
    ...['process/kill', 'disk/power-cut', 'disk/disk-errors'].map(
      (name) => `testing/faults/${name}.fault.test.ts`,
    ),
  ]),
]

/** People start these journeys alone: on a busy machine, they would fail without a fault in the change. */
/** @type {readonly Check[]} */
export const MEASUREMENTS = [
  journeys('browser journeys that measure', ['desktop alone', 'phone alone'], 1, 'measuring-journeys.json'),
]

/** @type {Check} */
export const ENGINE_JOURNEYS = unitTests('core journeys in Firefox and WebKit', 'engine-journeys.json', [
  '--config=e2e/engines/vitest.config.ts',
])

/** @type {Check} */
const SPREADSHEETS = unitTests('workbooks in LibreOffice', 'spreadsheets.json', ['.office.test'])

/** Checks that take longer than people wait for. CI runs it after everything else. */
/** @type {readonly Check[]} */
export const LONG_CHECKS = [
  journeys('other browser journeys', ['desktop', 'phone'], 3, 'other-journeys.json', { JOURNEYS: 'others' }),
  ENGINE_JOURNEYS,
  SPREADSHEETS,
  unitTests('faults', 'faults.json', ['.fault.test']),
  unitTests('fuzzing', 'fuzzing.json', ['.fuzz.test']),
  unitTests(
    'laws of recipes and tables at length',
    'laws.json',
    [
      'recipe/laws.test',
      'recipe/counted-rows/write-counted.test',
      'covering/laws.test',
      'reading/src/dialects.test',
      'reading/src/reports.test',
    ],
    {
      LAW_RUNS: '10000',
    },
  ),
  unitTests(
    'tables distributed by account',
    'partitioned.json',
    ['--testNamePattern=postgres', ...DISTRIBUTED],
    { TEST_DATABASES: 'partitioned' },
  ),
  { name: 'container image', commands: [['node', 'scripts/test-image.mjs']] },
]

/** The journeys people make most. They wait as often as they compute, so two processors carry three of them. */
/** @type {readonly Check[]} */
export const CORE_JOURNEYS = [
  journeys('core browser journeys', ['desktop', 'phone'], 3, 'core-journeys.json', { JOURNEYS: 'core' }),
]

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {number} workers
 * @param {string} report
 * @param {NodeJS.ProcessEnv} env
 * @returns {Check}
 */
function journeys(name, projects, workers, report, env = {}) {
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
    env: { ...env, JOURNEY_REPORT: inProject('test-results', report) },
    readOutcome: () => {
      const outcome = readReport(`test-results/${report}`)
      if (outcome === null) return null
      const { expected, flaky } = outcome.stats
      return {
        passed: expected + flaky,
        failures: journeysThat('unexpected', outcome),
        retried: journeysThat('flaky', outcome),
      }
    },
  }
}

/**
 * @param {string} name
 * @param {string} report
 * @param {readonly string[]} chosen
 * @param {NodeJS.ProcessEnv} env
 * @returns {Check}
 */
function unitTests(name, report, chosen, env = {}) {
  const file = `test-results/${report}`
  return {
    name,
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...chosen]],
    env,
    readOutcome: () => {
      const outcome = readReport(file)
      return outcome && { passed: outcome.numPassedTests, failures: failedTests(outcome), retried: [] }
    },
  }
}

/**
 * A journey that runs on desktop and phone is one spec with two tests. The spec's own `ok` is that of the first.
 *
 * @param {'flaky' | 'unexpected'} status
 * @param {{ suites?: any[], specs?: { title: string, file: string, line: number, tests: { status: string }[] }[] }} suite
 * @returns {readonly string[]}
 */
function journeysThat(status, { suites = [], specs = [] }) {
  const found = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  const own = found.map(({ title, file, line }) => `${file}:${line} ${title}`)
  return [...own, ...suites.flatMap((suite) => journeysThat(status, suite))]
}

/** @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} outcome */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(inProject('.'), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file can fail without a test, for example while it's loaded.
    if (failed.length === 0) return status === 'failed' ? [file] : []
    return failed.map(({ fullName }) => `${file} ${fullName}`)
  })
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8'))
  } catch {
    return null
  }
}
