import { LARGEST_REQUESTS } from '@wordloom/testing/load/largest-bodies'
import { send } from '../load/send.ts'
import type { Place } from '../place.ts'
import { join } from './accounts/account.ts'
import { watchPeak } from './peak.ts'
import { judge, measureBefore, startProbe } from './probe/probe.ts'
import type { Verdict } from './verdict.ts'

const AT_ONCE = 4
const TIMES = 8

type LargestRequest = (typeof LARGEST_REQUESTS)[number]

/** One account sends the largest bodies that each endpoint's schema allows, while another one is watched. */
export async function measureSchemas(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const request of LARGEST_REQUESTS) verdicts.push(...(await measureRequest(openPlace, request)))
  return verdicts
}

async function measureRequest(
  openPlace: () => Promise<Place>,
  { method, path, bodies }: LargestRequest,
): Promise<readonly Verdict[]> {
  await using place = await openPlace()
  await using product = await place.start()
  const attacker = await join(product.address, 'attacker@example.org')
  using peak = watchPeak(product)
  await using probe = startProbe(product.address, await join(product.address, 'other@example.org'))
  const before = await measureBefore(probe)
  const statuses = new Map<number, number>()
  for (const { body } of bodies()) {
    const answers = await send(product.address, { method, path, headers: attacker, body }, TIMES, AT_ONCE)
    for (const [status, count] of answers.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
  }
  const what = `${method} ${path}`
  return [
    ...judge({ what, before, during: await probe.read() }),
    { what: `${what}: peak memory, MB`, measured: peak.megabytes.toFixed(0) },
    {
      what: `${what}: answers`,
      measured: [...statuses].map(([status, count]) => `${count} with ${status}`).join(', '),
      bar: 'none with 500',
      isMet: !statuses.has(500),
    },
  ]
}
