import pg from 'pg'
import { toClientConfig } from '../../database/postgres/postgres-pool.ts'
import { type Examination, type Finding, fine, problem } from '../finding.ts'

const SUBJECT = 'clock'

/** Sessions and links use the database's clock, two-factor codes and other services this machine's. */
const MAX_SECONDS = 30

const TIMEOUT_MS = 5000

const ADVICE = 'Synchronize the clocks of both machines over the network (systemd-timesyncd, chrony).'

export async function checkClock({ config }: Examination): Promise<readonly Finding[]> {
  const { databaseUrl } = config
  if (databaseUrl === null) return [fine(SUBJECT, `${new Date().toISOString()}, only this machine`)]
  const difference = await differenceFrom(databaseUrl)
  return difference === null ? [] : [judgeClock("the database's", difference)]
}

export function judgeClock(whose: string, secondsAhead: number): Finding {
  const seconds = Math.abs(secondsAhead)
  const found = `${whose} and this machine's are ${seconds.toFixed(1)} s apart`
  return seconds > MAX_SECONDS ? problem(SUBJECT, found, ADVICE) : fine(SUBJECT, found)
}

export async function secondsAheadOf(service: URL): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { headers } = await fetch(service, { method: 'HEAD', redirect: 'manual', signal })
    const time = Date.parse(headers.get('date') ?? '')
    return Number.isNaN(time) ? null : (time - Date.now()) / 1000
  } catch {
    return null
  }
}

async function differenceFrom(url: URL): Promise<number | null> {
  const client = new pg.Client(toClientConfig(url))
  client.on('error', () => {})
  try {
    await client.connect()
    const asked = Date.now()
    const { rows } = await client.query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
    )
    const here = (asked + Date.now()) / 2
    return ((rows[0]?.now ?? here) - here) / 1000
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
