import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { at } from '../../statistics.ts'
import type { AccountHeaders } from '../accounts/account.ts'
import type { Verdict } from '../verdict.ts'
import type { Sight } from './witness-client.ts'

const WARM_UP_MS = 1000
const BEFORE_MS = 3000
const MOST_P99_MS = 250
/** The timeout of the container's health check. */
const HEALTH_PATIENCE_MS = 3000

export interface Witness extends AsyncDisposable {
  look(): Promise<Sight>
}

export function callWitness(address: string, account: AccountHeaders): Witness {
  const worker = new Worker(new URL('./witness-client.ts', import.meta.url), {
    workerData: { address, account },
  })
  return {
    async look() {
      worker.postMessage('look')
      const [sight]: Sight[] = await once(worker, 'message')
      return sight ?? { lookUps: [], health: [] }
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}

export async function lookBefore(witness: Witness): Promise<Sight> {
  await delay(WARM_UP_MS)
  await witness.look()
  await delay(BEFORE_MS)
  return witness.look()
}

interface Seen {
  readonly what: string
  readonly before: Sight
  readonly during: Sight
}

export function judge({ what, before, during }: Seen): readonly Verdict[] {
  const late = during.health.filter((time) => time > HEALTH_PATIENCE_MS).length
  const all = during.health.length
  return [
    {
      what: `${what}: others, p50 / p99 / most, ms`,
      measured: `before ${toSpan(before.lookUps)}, during ${toSpan(during.lookUps)}`,
      bar: `p99 below ${MOST_P99_MS}`,
      isMet: at(during.lookUps, 0.99) < MOST_P99_MS,
    },
    {
      what: `${what}: health answered`,
      measured: `${all - late} of ${all}, at most ${toMs(at(during.health, 1))} ms`,
      bar: `all within ${HEALTH_PATIENCE_MS / 1000} s`,
      isMet: all > 0 && late === 0,
    },
  ]
}

function toSpan(times: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => toMs(at(times, share))).join(' / ')
}

/** `∞` means a refused or broken request; `–` means no request. */
export function toMs(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return '–'
  if (milliseconds === Number.POSITIVE_INFINITY) return '∞'
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0)
}
