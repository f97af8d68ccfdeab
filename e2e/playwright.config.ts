import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from '@wordloom/testing/chromium'
import { CLUSTER_PROGRAM } from '@wordloom/testing/cluster/path'
import { serverProgram } from '@wordloom/testing/server/program'
import { WITH_DEMO_KEY } from './fixtures/demo-key.ts'
import { SELECTION } from './fixtures/selection.ts'

const executablePath = findHeadlessShell() ?? findChromium()
const isRoot = process.getuid?.() === 0

/** Each journey is a first visit. A service worker's background downloads would use most of the machine. */
const WITHOUT_SERVICE_WORKER = { serviceWorkers: 'block' } as const

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** These journeys measure time or use the whole machine, so they can't run beside others. */
const MEASURING = /@alone/

const ACCESSIBLE = /\/accessible\.spec\.ts$/

const ON_A_PHONE = /-on-a-phone\.spec\.ts$/

/** These journeys don't depend on the screen size. Others cover their phone layouts. */
const SCREENLESS = [
  /(accessible|account[a-z-]*|api-docs|arriving|cleaning-a-column|cleaning-a-list|contact|dev-mail|draft[a-z-]*|export|first-screen|kept-work|keyboard|offline|open-example|pages|passwords|signing-in|signing-in-to-save|site|site-questions|signing-in-by-provider|two-factor[a-z-]*|uploads)\.spec\.ts$/,
  /(admin|bulk-actions|dashboard|folders|impersonation|import|lists|menus|moving|opening|project|results|saved-filters|saving|search|share-links|stars|subscription|plans|tags|trash|viewing)[^/]*(?<!-on-a-phone)\.spec\.ts$/,
]

/** The journeys people make most. `accessible.spec.ts` chooses its core scenes itself. */
const CORE = {
  desktop:
    /(account|admin|columns|combining-words|draft|export|folders|home|import|lists|offline|options|plans|project-generator|projects|result-list|results|saving|search|signing-in|signing-in-to-save|signing-up|subscription|trash)\.spec\.ts$/,
  phone: /(columns|combining-words|home|signing-up|(import|lists|results)-on-a-phone)\.spec\.ts$/,
}

/** Other work can slow a measurement, but hardly three times in a row, so the best of three counts. */
const AGAIN = 2

const REPORT = '../test-results/journeys.json'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  forbidOnly: true,
  timeout: 60_000,
  // A journey that passes only on retry is listed as flaky: a bug in the journey or the product.
  retries: 1,
  // Generous upper bounds, because the machine may be busy.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['JOURNEY_REPORT'] ?? REPORT }]],
  use: {
    baseURL: process.env['JOURNEY_ADDRESS'] ?? '',
    storageState: WITH_DEMO_KEY,
    // Tracing takes a fifth of each journey's time. Use `--trace on` to debug a failure.
    trace: 'off',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      chromiumSandbox: !isRoot,
      args: ['--disable-gpu', '--disable-quic'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...DESKTOP, ...WITHOUT_SERVICE_WORKER },
      ...select(CORE.desktop, [ON_A_PHONE]),
      grepInvert: MEASURING,
    },
    {
      name: 'phone',
      use: { ...PHONE, ...WITHOUT_SERVICE_WORKER },
      ...select(CORE.phone, SCREENLESS),
      grepInvert: MEASURING,
    },
    { name: 'desktop alone', use: DESKTOP, grep: MEASURING, retries: AGAIN },
    { name: 'phone alone', use: PHONE, grep: MEASURING, retries: AGAIN },
  ],
  webServer: {
    command: `node ${process.env['JOURNEY_SERVER'] === 'cluster' ? CLUSTER_PROGRAM : serverProgram('main')}`,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      DATA_DIR: '../test-results/data',
    },
    // A cluster isn't in demo mode and prints no link.
    wait: {
      stdout: /serving (?<journey_address>http:\S+)(?:\nOpen the demo.+\/demo\/)?(?<journey_demo_key>[\w-]*)/,
    },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

function select(core: RegExp, testIgnore: RegExp[]) {
  switch (SELECTION) {
    case 'core':
      return { testMatch: [core, ACCESSIBLE], testIgnore }
    case 'others':
      return { testIgnore: [...testIgnore, core] }
    case 'all':
      return { testIgnore }
  }
}
