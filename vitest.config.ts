import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['testing/src/postgres/setup.ts', 'testing/src/command-line/build.ts'],
    include: [
      '{packages,apps}/*/src/**/*.test.ts',
      'testing/**/*.test.ts',
      'bench/src/**/*.test.ts',
      '{,apps/web/}scripts/**/*.test.ts',
    ],
    // Many wait for processes and databases more than they compute.
    maxWorkers: 3,
    // Halves the start time of workers and child processes.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    // No file changes what another imports, and a fresh context per file would add a third.
    isolate: false,
    // Laws are tried on thousands of random plans, and processes are really started.
    testTimeout: 120_000,
    onConsoleLog: (log, type) => {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`)
    },
  },
})
