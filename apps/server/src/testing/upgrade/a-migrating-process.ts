import { once } from 'node:events'
import { MIGRATIONS } from '../../database/migrations/list.ts'
import { openDatabase } from '../../database/open.ts'
import { withBoundaries } from './boundaries.ts'

/** A process of its own: it brings the tables of the place that it is told of up to date, and is killed at the moment it is told of. */
const [line] = await once(process.stdin, 'data')
const { dataFolder, url, boundary } = JSON.parse(String(line))
const migrations = withBoundaries(MIGRATIONS, (number) => {
  if (number === boundary) process.kill(process.pid, 'SIGKILL')
})
await openDatabase(
  { dataFolder, url: url === null ? null : new URL(url), log: { warn() {}, error() {}, fatal() {} } },
  migrations,
)
process.exit(3)
