import { install } from '../setup/installation.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { run } from '../setup/run.mjs'
import { orExplain } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

const SUITES = ['apps/server/src/database/', 'apps/server/src/features/', 'testing/security/']

/** @param {readonly string[]} words parts of file names */
export function tryPartitioned(words) {
  return orExplain(async () => {
    await install({ withTools: true })
    await buildWeb()
    await ensurePostgres()
    const suites = words.length === 0 ? SUITES : words
    const code = await run(['vitest', 'run', ...suites], { env: { TEST_DATABASES: 'partitioned' } })
    if (code !== 0) process.exitCode = 1
  })
}
