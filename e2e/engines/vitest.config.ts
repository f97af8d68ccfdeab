import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/engines/*.test.ts'],
    env: { JOURNEY_DEMO_KEY: 'd'.repeat(43) },
    // One browser at a time: two would compete for the processors.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
})
