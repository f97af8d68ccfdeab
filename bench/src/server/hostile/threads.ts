import { setTimeout as delay } from 'node:timers/promises'
import type { Place } from '../place.ts'
import { type Account, join, openAccount, type Reply, toStatuses } from './accounts/account.ts'
import { createMemoryLimit } from './memory-limit.ts'
import { judgeEnd, judgePeak, MEGABYTES } from './memory-verdicts.ts'
import { watchPeak } from './peak.ts'
import { judge, measureBefore, startProbe } from './probe/probe.ts'
import type { Verdict } from './verdict.ts'
import { WORK, type Work } from './work.ts'

const ACCOUNTS = 6
const CONNECTIONS_EACH = 8
const ATTACK_MS = 12_000
const HONEST_EVERY_MS = 1000
const SLOWEST_REFUSAL_MS = 2000

const HONEST = [
  {
    path: '/api/combine/count',
    body: JSON.stringify({
      recipe: { columns: ['red\nblue', 'fox\nowl'], separator: 'space', wrap: 'nothing', unique: false },
    }),
  },
  { path: '/api/saved-lists?view=summary', body: JSON.stringify({ name: 'List', words: ['red', 'blue'] }) },
] as const

export async function measureThreads(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const work of WORK) {
    console.error(`    ${work.name} …`)
    await using place = await openPlace()
    verdicts.push(...(await measureWork(place, work)))
  }
  return verdicts
}

async function measureWork(place: Place, { name, path, body }: Work): Promise<readonly Verdict[]> {
  await using limit = createMemoryLimit(MEGABYTES)
  await using product = await place.start({ launcher: limit?.launcher ?? [] })
  const { address } = product
  const attackers: Account[] = []
  while (attackers.length < ACCOUNTS)
    attackers.push(openAccount(address, await join(address, `attacker-${attackers.length}@example.org`)))
  const honest = openAccount(address, await join(address, 'honest@example.org'))
  using peak = watchPeak(product)
  await using probe = startProbe(address, await join(address, 'other@example.org'))
  const before = await measureBefore(probe)

  const text = body()
  const until = performance.now() + ATTACK_MS
  const attack = async (account: Account) => {
    const replies: Reply[] = []
    while (performance.now() < until) {
      replies.push(await account.post(path, text))
      await delay(10)
    }
    return replies
  }
  const attacks = attackers.flatMap((account) =>
    Array.from({ length: CONNECTIONS_EACH }, () => attack(account)),
  )
  const own: Reply[] = []
  while (performance.now() < until) {
    for (const each of HONEST) own.push(await honest.post(each.path, each.body))
    await delay(HONEST_EVERY_MS)
  }
  const during = await probe.read()
  const replies = (await Promise.all(attacks)).flat()
  const refusals = replies.filter(({ status }) => status !== 200 && status !== 201)
  const slowestRefusal = Math.max(0, ...refusals.map(({ milliseconds }) => milliseconds))
  return [
    judgeEnd(name, product, limit),
    ...judge({ what: name, before, during }),
    judgePeak(name, peak.megabytes, limit),
    {
      what: `${name}: counts and saves of another account, at the first try`,
      measured: `${toStatuses(own.map(({ status }) => status))}, at most ${slowest(own)} ms`,
      bar: 'all',
      isMet: own.every(({ status }) => status === 200 || status === 201),
    },
    {
      what: `${name}: the attackers got`,
      measured: `${toStatuses(replies.map(({ status }) => status))}, the slowest refusal after ${slowestRefusal.toFixed(0)} ms`,
      bar: 'refusals within 2 s',
      isMet: replies.every(({ status }) => status !== 0) && slowestRefusal < SLOWEST_REFUSAL_MS,
    },
  ]
}

function slowest(replies: readonly Reply[]): string {
  return Math.max(0, ...replies.map(({ milliseconds }) => milliseconds)).toFixed(0)
}
