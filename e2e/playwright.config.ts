import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from '../scripts/chromium.mjs'
import { WITH_DEMO_KEY } from './fixtures/demo-key.ts'

const executablePath = findHeadlessShell() ?? findChromium()
const isRoot = process.getuid?.() === 0

/** Each journey is a first visit: what a service worker fetches for later is most of what the machine would do. */
const WITHOUT_SERVICE_WORKER = { serviceWorkers: 'block' } as const

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** On journeys that count long tasks and seconds, or take the whole machine: side by side with others they would count those of the others. */
const MEASURING = /@alone/

/** What only a phone has. */
const ON_A_PHONE = /-on-a-phone\.spec\.ts$/

/** What they try is the same on any screen; what a small one makes of it is tried apart. */
const SCREENLESS = [
  /(accessible|account[a-z-]*|api-docs|arriving|dev-mail|draft|kept-work|keyboard|open-example|pages|passwords|signing-in|site|site-questions|signing-in-by-provider|two-factor[a-z-]*)\.spec\.ts$/,
  /(admin|dashboard|folders|impersonation|import|lists|opening|project|results|saving|search|subscription|plans|trash)[^/]*(?<!-on-a-phone)\.spec\.ts$/,
]

/** What else a machine does can lengthen a task, and not three times the same: the best of three counts. */
const AGAIN = 2

const REPORT = '../test-results/journeys.json'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  forbidOnly: true,
  timeout: 60_000,
  // What passes only then is listed as flaky at the end, to be looked into: it is a fault of the journey or of the product.
  retries: 1,
  // Bounds, not measures: a machine that does other things as well takes longer.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['JOURNEY_REPORT'] ?? REPORT }]],
  use: {
    baseURL: process.env['JOURNEY_ADDRESS'] ?? '',
    storageState: WITH_DEMO_KEY,
    // A fifth of the time of every journey. Where one fails, `--trace on` shows why.
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
      testIgnore: ON_A_PHONE,
      grepInvert: MEASURING,
    },
    {
      name: 'phone',
      use: { ...PHONE, ...WITHOUT_SERVICE_WORKER },
      testIgnore: SCREENLESS,
      grepInvert: MEASURING,
    },
    { name: 'desktop alone', use: DESKTOP, grep: MEASURING, retries: AGAIN },
    { name: 'phone alone', use: PHONE, grep: MEASURING, retries: AGAIN },
  ],
  webServer: {
    command: process.env['JOURNEY_SERVER'] ?? 'node ../apps/server/src/main.ts',
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      DATA_DIR: '../test-results/data',
    },
    // A cluster is no demo, and prints no link.
    wait: {
      stdout: /serving (?<journey_address>http:\S+)(?:\nOpen the demo.+\/demo\/)?(?<journey_demo_key>[\w-]*)/,
    },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
