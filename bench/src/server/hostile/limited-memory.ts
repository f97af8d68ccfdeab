import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '../../product.ts'
import { type Call, toRequest } from '../load/request.ts'
import { signUp } from '../members.ts'
import type { Place } from '../place.ts'
import { createAccount, openAccount, toStatuses } from './accounts/account.ts'
import { type Hoard, saveAgain, saveLargest } from './accounts/largest.ts'
import { createMemoryLimit, type MemoryLimit } from './memory-limit.ts'
import { watchPeak } from './peak.ts'
import { askWithoutReading } from './sockets/unread.ts'
import type { Verdict } from './verdict.ts'
import { callWitness, judge, lookBefore } from './witness/witness.ts'

const MEGABYTES = 1024
const ACCOUNTS = 10
const UNREAD_EACH = 4
const HOLD_MS = 15_000

interface Attacker {
  readonly cookie: string
  readonly hoard: Hoard
}

interface Assault {
  readonly name: string
  /** What an account asks for, one after the other. */
  readonly paths: (hoard: Hoard) => readonly string[]
}

const ASSAULTS: readonly Assault[] = [
  { name: '40 unread recipes', paths: ({ result }) => [`/api/saved-results/${result.id}/recipe`] },
  {
    name: '40 unread items of all kinds',
    paths: ({ result, project, list }) => [
      `/api/saved-results/${result.id}`,
      `/api/projects/${project.id}`,
      `/api/saved-lists/${list.id}`,
      '/api/projects',
    ],
  },
]

/** Ten accounts ask for the largest that they can save, read nothing of it, and save it once more each. */
export async function measureLimitedMemory(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  await using place = await openPlace()
  const prepared = await prepare(place)
  const verdicts: Verdict[] = []
  for (const assault of ASSAULTS) {
    verdicts.push(...(await measureAssault(place, { ...prepared, assault })))
  }
  return verdicts
}

async function prepare(place: Place) {
  await using product = await place.start()
  const attackers: Attacker[] = []
  for (let number = 0; number < ACCOUNTS; number++) {
    const account = await createAccount(product.address, `attacker-${number}@example.org`)
    const [first] = attackers
    const hoard = await (first === undefined ? saveLargest(account) : saveAgain(account, first.hoard))
    attackers.push({ cookie: account.cookie, hoard })
  }
  return {
    attackers,
    other: await signUp(product.address, 'other@example.org'),
    body: attackers[0]?.hoard.result.draft.body() ?? '',
  }
}

interface Attack {
  readonly attackers: readonly Attacker[]
  readonly other: string
  /** Of the largest result. */
  readonly body: string
  readonly assault: Assault
}

async function measureAssault(
  place: Place,
  { attackers, other, body, assault }: Attack,
): Promise<readonly Verdict[]> {
  await using limit = createMemoryLimit(MEGABYTES)
  if (limit === null) {
    console.error(
      '*** Memory cannot be limited here: the server may take all there is. Only its peak is judged. ***',
    )
  }
  await using product = await place.start({ launcher: limit?.launcher ?? [] })
  using peak = watchPeak(product)
  await using witness = callWitness(product.address, other)
  const before = await lookBefore(witness)
  const unread = askAll(product.address, attackers, assault)
  const saves = attackers.map(({ cookie, hoard: { result } }) =>
    openAccount(product.address, cookie).post(result.draft.path, body),
  )
  const [replies] = await Promise.all([Promise.all(saves), delay(HOLD_MS)])
  const during = await witness.look()
  const reads = await Promise.all(unread.map((each) => each.end()))
  const what = `${assault.name} and ${ACCOUNTS} saves${limit === null ? ', without a limit' : ''}`
  return [
    judgeEnd(what, product, limit),
    ...judge({ what, before, during }),
    judgePeak(what, peak.megabytes, limit),
    { what: `${what}: reads answered`, measured: toStatuses(reads) },
    { what: `${what}: saves answered`, measured: toStatuses(replies.map(({ status }) => status)) },
  ]
}

function askAll(address: string, attackers: readonly Attacker[], { paths }: Assault) {
  const url = new URL(address)
  return attackers.flatMap(({ cookie, hoard }) => {
    const asked = paths(hoard)
    return Array.from({ length: UNREAD_EACH }, (_, at) => {
      const call: Call = { path: asked[at % asked.length] ?? '', headers: { cookie } }
      return askWithoutReading(url, toRequest(url.host, call))
    })
  })
}

function judgeEnd(what: string, { process: server }: Product, limit: MemoryLimit | null): Verdict {
  const end = server.signalCode ?? server.exitCode
  const kills = limit?.kills() ?? 0
  return {
    what: `${what}: ended the server`,
    measured: end === null ? 'no' : `${end}${kills > 0 ? ', by the kernel' : ''}`,
    bar: 'no',
    isMet: end === null && kills === 0,
  }
}

function judgePeak(what: string, resident: number, limit: MemoryLimit | null): Verdict {
  const measured = `resident ${resident.toFixed(0)}`
  const line = `${what}: memory at most, MB`
  return limit === null
    ? { what: line, measured, bar: `at most ${MEGABYTES}`, isMet: resident <= MEGABYTES }
    : { what: line, measured: `${measured}, with cached files ${limit.peakMegabytes().toFixed(0)}` }
}
