import { setTimeout as delay } from 'node:timers/promises'
import { toRequest } from '../load/request.ts'
import type { Place } from '../place.ts'
import { type AccountHeaders, join, openAccount, toStatuses } from './accounts/account.ts'
import { type Item, saveLargest } from './accounts/largest.ts'
import { createMemoryLimit } from './memory-limit.ts'
import { judgeEnd, judgePeak, MEGABYTES } from './memory-verdicts.ts'
import { watchPeak } from './peak.ts'
import { judge, measureBefore, startProbe } from './probe/probe.ts'
import { askWithoutReading } from './unread.ts'
import type { Verdict } from './verdict.ts'

const ACCOUNTS = 10
const UNREAD_EACH = 4
const HOLD_MS = 15_000

interface Attacker {
  readonly headers: AccountHeaders
  readonly recipe: Item
  readonly other: Item
  readonly otherPath: string
}

const ATTACKS = [
  { name: '40 unread recipes', toPath: ({ recipe }: Attacker) => `/api/saved-results/${recipe.id}/recipe` },
  { name: '40 unread items of other kinds', toPath: ({ otherPath }: Attacker) => otherPath },
] as const

const OTHERS = [
  { kind: 'combinations', toPath: (id: number) => `/api/saved-results/${id}` },
  { kind: 'project', toPath: (id: number) => `/api/projects/${id}` },
  { kind: 'list', toPath: (id: number) => `/api/saved-lists/${id}` },
  { kind: 'project', toPath: () => '/api/projects' },
] as const

export async function measureLimitedMemory(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  await using place = await openPlace()
  const prepared = await prepare(place)
  const verdicts: Verdict[] = []
  for (const plan of ATTACKS) {
    verdicts.push(...(await measureAttack(place, { ...prepared, plan })))
  }
  return verdicts
}

async function prepare(place: Place) {
  await using product = await place.start()
  const attackers: Attacker[] = []
  for (let number = 0; number < ACCOUNTS; number++) {
    attackers.push(await prepareAttacker(product.address, attackers))
  }
  return { attackers, bystander: await join(product.address, 'other@example.org') }
}

async function prepareAttacker(address: string, earlier: readonly Attacker[]): Promise<Attacker> {
  const number = earlier.length
  const headers = await join(address, `attacker-${number}@example.org`)
  const account = openAccount(address, headers)
  const { kind, toPath } = OTHERS[number % OTHERS.length] ?? OTHERS[0]
  const recipe = await saveLargest(account, 'recipe', draftsOf(earlier[0]?.recipe))
  const other = await saveLargest(account, kind, draftsOf(earlier[number - OTHERS.length]?.other))
  return { headers, recipe, other, otherPath: toPath(other.id) }
}

function draftsOf(item: Item | undefined): readonly [Item['draft']] | undefined {
  return item && [item.draft]
}

interface Attack {
  readonly attackers: readonly Attacker[]
  readonly bystander: AccountHeaders
  readonly plan: (typeof ATTACKS)[number]
}

async function measureAttack(
  place: Place,
  { attackers, bystander, plan }: Attack,
): Promise<readonly Verdict[]> {
  await using limit = createMemoryLimit(MEGABYTES)
  if (limit === null) {
    console.error(
      '*** Memory cannot be limited here: the server may take all there is. Only its peak is judged. ***',
    )
  }
  await using product = await place.start({ launcher: limit?.launcher ?? [] })
  using peak = watchPeak(product)
  await using probe = startProbe(product.address, bystander)
  const largest = largestOf(attackers)
  const before = await measureBefore(probe)
  const unread = askAll(product.address, attackers, plan.toPath)
  const saves = attackers.map(({ headers }, at) => {
    const { path, body } = largest[at % largest.length] ?? { path: '', body: '' }
    return openAccount(product.address, headers).post(path, body)
  })
  const [replies] = await Promise.all([Promise.all(saves), delay(HOLD_MS)])
  const during = await probe.read()
  const reads = await Promise.all(unread.map((each) => each.end()))
  const what = `${plan.name} and ${ACCOUNTS} saves${limit === null ? ', without a limit' : ''}`
  return [
    judgeEnd(what, product, limit),
    ...judge({ what, before, during }),
    judgePeak(what, peak.megabytes, limit),
    { what: `${what}: reads answered`, measured: toStatuses(reads) },
    { what: `${what}: saves answered`, measured: toStatuses(replies.map(({ status }) => status)) },
  ]
}

function largestOf(attackers: readonly Attacker[]) {
  const items = attackers.slice(0, 1).flatMap(({ recipe, other }) => [recipe, other])
  return items.map(({ draft: { path, body } }) => ({ path, body: body() }))
}

function askAll(address: string, attackers: readonly Attacker[], toPath: (attacker: Attacker) => string) {
  const url = new URL(address)
  return attackers.flatMap((attacker) => {
    const request = toRequest(url.host, { path: toPath(attacker), headers: attacker.headers })
    return Array.from({ length: UNREAD_EACH }, () => askWithoutReading(url, request))
  })
}
