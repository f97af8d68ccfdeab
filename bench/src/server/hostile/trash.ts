import { setTimeout as delay } from 'node:timers/promises'
import type { Place } from '../place.ts'
import { aList } from '../routes/saved-lists.ts'
import { at, median } from '../statistics.ts'
import { type AccountHeaders, join, openAccount, type Reply, toStatuses } from './accounts/account.ts'
import { type Probe, startProbe, toMs } from './probe/probe.ts'
import type { Verdict } from './verdict.ts'

const ROWS = 500_000
const ROUNDS = 10
const SAVES = 10
const SAVE_EVERY_MS = 300
const READS = 10
const MAX_RATIO = 2
const MAX_HEALTH_MS = 250
const EMAIL = 'hoarder@example.org'
/** High limits, so that saves aren't refused because of the folders. */
const ROOM = { ACCOUNT_ITEMS: '999999', ACCOUNT_MEGABYTES: '4096' }

interface Prepared {
  readonly owner: AccountHeaders
  readonly other: AccountHeaders
}

interface Side {
  readonly probe: Probe
  save(number: number): Promise<Reply>
  readTrash(): Promise<Reply>
  readonly others: number[]
  readonly saves: Reply[]
}

export async function measureTrash(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  await using stack = new AsyncDisposableStack()
  const open = async (rows: number) => {
    const place = stack.use(await openPlace())
    const prepared = await prepare(place, rows)
    const product = stack.use(await place.start({ settings: ROOM }))
    return stack.use(openSide(product.address, prepared))
  }
  const usual = await open(0)
  const full = await open(ROWS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of [usual, full]) await measureRound(side, round)
  }
  const usualTrash = await measureReads(usual)
  const fullTrash = await measureReads(full)
  return [
    compare('others, p99, ms', at(sorted(usual.others), 0.99), at(sorted(full.others), 0.99)),
    {
      what: 'others, p50, ms',
      measured: toPair(at(sorted(usual.others), 0.5), at(sorted(full.others), 0.5)),
    },
    compare('saves of that account, median, ms', medianOf(usual.saves), medianOf(full.saves)),
    { what: 'saves of that account: answered', measured: toStatuses(full.saves.map(({ status }) => status)) },
    {
      what: 'GET /api/trash, median, ms',
      measured: `${toPair(usualTrash.milliseconds, fullTrash.milliseconds)} (${fullTrash.statuses})`,
    },
    {
      what: 'health meanwhile, slowest, ms',
      measured: toPair(usualTrash.health, fullTrash.health),
      bar: `at most ${MAX_HEALTH_MS}`,
      isMet: fullTrash.health <= MAX_HEALTH_MS,
    },
  ]
}

async function prepare(place: Place, rows: number): Promise<Prepared> {
  const prepared = await signUpBoth(place)
  const first = Date.now() - rows
  if (rows > 0) {
    place.run(`
      INSERT INTO folders (user_id, name, color, created_at, updated_at, deleted_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
      SELECT users.id, 'Folder ' || n, '#3b82f6', ${first} + n, ${first} + n, ${first} + n
      FROM users, numbers WHERE users.email = '${EMAIL}'`)
  }
  return prepared
}

async function signUpBoth(place: Place): Promise<Prepared> {
  await using product = await place.start({ settings: ROOM })
  return {
    owner: await join(product.address, EMAIL),
    other: await join(product.address, 'other@example.org'),
  }
}

function openSide(address: string, { owner, other }: Prepared): Side & AsyncDisposable {
  const account = openAccount(address, owner)
  const probe = startProbe(address, other)
  return {
    probe,
    save: (number) => account.post('/api/saved-lists?view=summary', aList(number)),
    readTrash: () => account.get('/api/trash'),
    others: [],
    saves: [],
    [Symbol.asyncDispose]: () => probe[Symbol.asyncDispose](),
  }
}

async function measureRound({ probe, save, others, saves }: Side, round: number): Promise<void> {
  await probe.read()
  for (let number = 0; number < SAVES; number++) {
    const [reply] = await Promise.all([save(round * SAVES + number), delay(SAVE_EVERY_MS)])
    saves.push(reply)
  }
  others.push(...(await probe.read()).lookUps)
}

async function measureReads({ probe, readTrash }: Side) {
  await probe.read()
  const replies: Reply[] = []
  for (let read = 0; read < READS; read++) {
    const [reply] = await Promise.all([readTrash(), delay(SAVE_EVERY_MS)])
    replies.push(reply)
  }
  const { health } = await probe.read()
  return {
    milliseconds: medianOf(replies),
    statuses: toStatuses(replies.map(({ status }) => status)),
    health: at(health, 1),
  }
}

function compare(what: string, usual: number, full: number): Verdict {
  const ratio = full / usual
  return {
    what,
    measured: `${toPair(usual, full)}: ${ratio.toFixed(1)} times`,
    bar: `at most ${MAX_RATIO} times`,
    isMet: ratio <= MAX_RATIO,
  }
}

function toPair(usual: number, full: number): string {
  return `without ${toMs(usual)}, with ${toMs(full)}`
}

function medianOf(replies: readonly Reply[]): number {
  return median(
    replies.map(({ status, milliseconds }) =>
      status === 200 || status === 201 ? milliseconds : Number.POSITIVE_INFINITY,
    ),
  )
}

function sorted(times: readonly number[]): readonly number[] {
  return [...times].sort((a, b) => a - b)
}
