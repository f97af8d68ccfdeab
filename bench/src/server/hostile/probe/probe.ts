import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { at } from '../../statistics.ts'
import type { AccountHeaders } from '../accounts/account.ts'
import type { Verdict } from '../verdict.ts'
import type { Times } from './probe-client.ts'

const WARM_UP_MS = 1000
const BEFORE_MS = 3000
const MAX_P99_MS = 250
/** The timeout of the container's health check. */
const HEALTH_TIME_LIMIT_MS = 3000

export interface Probe extends AsyncDisposable {
  read(): Promise<Times>
}

export function startProbe(address: string, account: AccountHeaders): Probe {
  const worker = new Worker(new URL('./probe-client.ts', import.meta.url), {
    workerData: { address, account },
  })
  return {
    async read() {
      worker.postMessage('read')
      const [times]: Times[] = await once(worker, 'message')
      return times ?? { lookUps: [], health: [] }
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}

export async function measureBefore(probe: Probe): Promise<Times> {
  await delay(WARM_UP_MS)
  await probe.read()
  await delay(BEFORE_MS)
  return probe.read()
}

interface Seen {
  readonly what: string
  readonly before: Times
  readonly during: Times
}

export function judge({ what, before, during }: Seen): readonly Verdict[] {
  const late = during.health.filter((time) => time > HEALTH_TIME_LIMIT_MS).length
  const all = during.health.length
  return [
    {
      what: `${what}: others, p50 / p99 / slowest, ms`,
      measured: `before ${toSpan(before.lookUps)}, during ${toSpan(during.lookUps)}`,
      bar: `p99 below ${MAX_P99_MS}`,
      isMet: at(during.lookUps, 0.99) < MAX_P99_MS,
    },
    {
      what: `${what}: health answered`,
      measured: `${all - late} of ${all}, at most ${toMs(at(during.health, 1))} ms`,
      bar: `all within ${HEALTH_TIME_LIMIT_MS / 1000} s`,
      isMet: all > 0 && late === 0,
    },
  ]
}

function toSpan(times: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => toMs(at(times, share))).join(' / ')
}

export function toMs(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return '–'
  if (milliseconds === Number.POSITIVE_INFINITY) return '∞'
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0)
}
