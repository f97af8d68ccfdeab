import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

const executablePath = findChromium()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  forbidOnly: true,
  // The journeys count long tasks: side by side they would slow each other down.
  workers: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    baseURL: process.env['JOURNEY_ADDRESS'] ?? '',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      chromiumSandbox: !isRoot,
      args: ['--disable-gpu', '--disable-quic'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node ../apps/server/src/main.ts',
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      DATA_DIR: '../test-results/data',
    },
    wait: { stdout: /serving (?<journey_address>http:\S+)/ },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
