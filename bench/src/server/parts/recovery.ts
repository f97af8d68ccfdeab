import { setTimeout as delay } from 'node:timers/promises'
import type { Call } from '../load/request.ts'
import { send } from '../load/send.ts'

const EVERY_MS = 50
/** The overload is over after this long without a refused or slow reply. */
const CALM_MS = 2000
const SLOW_MS = 100
const TIME_LIMIT_MS = 30_000

export async function measureRecovery(address: string, call: Call): Promise<number> {
  const started = performance.now()
  let calmSince = started
  let now = started
  while (now - calmSince < CALM_MS && now - started < TIME_LIMIT_MS) {
    await delay(EVERY_MS)
    const { statuses, times } = await send(address, call, 1, 1)
    now = performance.now()
    if (!statuses.has(200) || (times[0] ?? 0) > SLOW_MS) calmSince = now
  }
  return calmSince - started
}
