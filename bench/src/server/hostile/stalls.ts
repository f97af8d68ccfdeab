import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { toRequest } from '../load/request.ts'
import type { Place } from '../place.ts'
import { type Account, type AccountHeaders, join, openAccount } from './accounts/account.ts'
import { type Item, type Kind, saveLargest } from './accounts/largest.ts'
import { watchPeak } from './peak.ts'
import { judge, measureBefore, startProbe } from './probe/probe.ts'
import type { Verdict } from './verdict.ts'

const SECONDS = 5
const PER_SECOND = 4
const AT_ONCE = 12
const HANG_UP_MS = 60

interface Target {
  readonly name: string
  readonly path: string
}

interface AttackPlan {
  readonly name: string
  readonly atOnce: number
  readonly everyMs: number
  readonly readMs: number
}

const ATTACKS: readonly AttackPlan[] = [
  { name: `${PER_SECOND} per second`, atOnce: 1, everyMs: 1000 / PER_SECOND, readMs: HANG_UP_MS },
  { name: `${AT_ONCE} at once`, atOnce: AT_ONCE, everyMs: SECONDS * 1000, readMs: HANG_UP_MS },
  { name: `${AT_ONCE} at once, read`, atOnce: AT_ONCE, everyMs: SECONDS * 1000, readMs: SECONDS * 1000 },
]

export async function measureStalls(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  await using place = await openPlace()
  const { attacker, other, targets } = await prepare(place)
  const verdicts: Verdict[] = []
  for (const target of targets) {
    for (const plan of ATTACKS) {
      verdicts.push(...(await measureAttack(place, { attacker, other, target, plan })))
    }
  }
  return verdicts
}

async function prepare(place: Place) {
  await using product = await place.start()
  const attacker = await join(product.address, 'attacker@example.org')
  const account = openAccount(product.address, attacker)
  return {
    attacker,
    other: await join(product.address, 'other@example.org'),
    targets: [
      ...(await targetsOf(account, 'recipe', ({ id }) => ({
        recipe: `/api/saved-results/${id}/recipe`,
        'result with a recipe': `/api/saved-results/${id}`,
      }))),
      ...(await targetsOf(account, 'combinations', ({ id }) => ({
        combinations: `/api/saved-results/${id}`,
      }))),
      ...(await targetsOf(account, 'project', ({ id }) => ({ project: `/api/projects/${id}` }))),
      { name: 'all projects', path: '/api/projects' },
      ...(await targetsOf(account, 'list', ({ id }) => ({ list: `/api/saved-lists/${id}` }))),
      { name: 'account download', path: '/api/account/download' },
    ],
  }
}

async function targetsOf(
  account: Account,
  kind: Kind,
  toPaths: (item: Item) => Readonly<Record<string, string>>,
): Promise<readonly Target[]> {
  const item = await saveLargest(account, kind)
  return Object.entries(toPaths(item)).map(([noun, path]) => ({
    name: `${noun} of ${item.draft.megabytes} MB`,
    path,
  }))
}

interface Attack {
  readonly attacker: AccountHeaders
  readonly other: AccountHeaders
  readonly target: Target
  readonly plan: AttackPlan
}

async function measureAttack(
  place: Place,
  { attacker, other, target, plan }: Attack,
): Promise<readonly Verdict[]> {
  // The rate limits of an earlier attack must not slow this one down.
  place.run('DELETE FROM rate_limits')
  await using product = await place.start()
  const url = new URL(product.address)
  const request = toRequest(url.host, { path: target.path, headers: attacker })
  using peak = watchPeak(product)
  await using probe = startProbe(product.address, other)
  const before = await measureBefore(probe)
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    for (let number = 0; number < plan.atOnce; number++) void askAndHangUp(url, request, plan.readMs)
    await delay(plan.everyMs)
  }
  const during = await probe.read()
  const what = `${target.name}, ${plan.name}`
  return [
    ...judge({ what, before, during }),
    { what: `${what}: peak memory, MB`, measured: peak.megabytes.toFixed(0) },
  ]
}

async function askAndHangUp({ hostname, port }: URL, request: string, milliseconds: number): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    .on('error', () => {})
    .resume()
  socket.write(request)
  await delay(milliseconds)
  socket.destroy()
}
