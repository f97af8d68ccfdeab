import { setTimeout as delay } from 'node:timers/promises'
import { idOf } from '../crowd/people.ts'
import { type Call, toRequest } from '../load/request.ts'
import type { Place } from '../place.ts'
import { anEasyRecipe } from '../routes/results.ts'
import { median } from '../statistics.ts'
import {
  type Account,
  type AccountHeaders,
  join,
  openAccount,
  type Reply,
  toStatuses,
} from './accounts/account.ts'
import { aListOf } from './accounts/bodies.ts'
import { keepConnecting } from './keep-connecting.ts'
import { toMs } from './probe/probe.ts'
import type { Verdict } from './verdict.ts'

const SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 300)
const EVERY_MS = 10_000
const ATTACKERS = 2
const CONNECTIONS_EACH = 2
const UPLOAD_MEGABYTES = 8
const MIN_EXPORT_BYTES = 20_000_000
const LISTS = '/api/saved-lists?view=summary'
const RESULTS = '/api/saved-results?view=summary'
const READ_EVERY_MS = 100
const READ_BYTES = 10_000
const REFUSED = /^HTTP\/1\.1 [45]/
const SEND_EVERY_MS = 1000
const SENT_BYTES = 4000

interface Attacker {
  readonly headers: AccountHeaders
  readonly exportPath: string
}

interface Try {
  readonly name: string
  readonly act: () => Promise<Reply>
  readonly isDone: (reply: Reply) => boolean
}

interface Tried extends Reply {
  readonly isDone: boolean
}

export async function measureSlowClients(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  await using place = await openPlace()
  await using product = await place.start()
  const url = new URL(product.address)
  const honest = await join(product.address, 'honest@example.org')
  const tries = await triesOf(openAccount(product.address, honest))
  const attackers: Attacker[] = []
  for (let number = 0; number < ATTACKERS; number++) {
    attackers.push(await prepareAttacker(product.address, `slow-${number}@example.org`))
  }
  const before = await tryOnce(tries)

  const stop = new AbortController()
  const each = (attack: (attacker: Attacker) => Promise<number>) =>
    attackers.flatMap((attacker) => Array.from({ length: CONNECTIONS_EACH }, () => attack(attacker)))
  const body = aListOf(UPLOAD_MEGABYTES)
  const exports = each(({ headers, exportPath }) =>
    readSlowly(url, toRequest(url.host, { path: exportPath, headers }), stop.signal),
  )
  const uploads = each(({ headers }) =>
    sendSlowly(url, { path: LISTS, method: 'POST', headers, body }, stop.signal),
  )
  const during = await tryRepeatedly(tries)
  stop.abort()
  const reads = sum(await Promise.all(exports))
  const writes = sum(await Promise.all(uploads))

  return [
    ...tries.map(({ name }, at) => toVerdict(name, before[at], during[at] ?? [])),
    {
      what: `in ${SECONDS} s the attackers opened, instead of 4 and 4`,
      measured: `${reads} connections to read, ${writes} to send`,
    },
  ]
}

async function prepareAttacker(address: string, email: string): Promise<Attacker> {
  const headers = await join(address, email)
  const column = Array.from({ length: 1000 }, (_, at) => `word${at}`).join('\n')
  const recipe = { columns: [column, column, column], separator: 'space', wrap: 'nothing' }
  const draft = JSON.stringify({ name: 'Billion', recipe })
  const { body } = await openAccount(address, headers).post(RESULTS, draft)
  return { headers, exportPath: toExportPath(body) }
}

async function triesOf(account: Account): Promise<readonly Try[]> {
  const { body } = await account.post(RESULTS, anEasyRecipe('Million'))
  const [small, large] = [aListOf((692 * 1024) / 1e6), aListOf(8)]
  const isSaved = ({ status }: Reply) => status === 201
  return [
    {
      name: 'export of 20 MB',
      act: () => account.get(toExportPath(body)),
      isDone: (reply) => reply.status === 200 && reply.body.length > MIN_EXPORT_BYTES,
    },
    { name: 'save of a list of 692 KiB', act: () => account.post(LISTS, small), isDone: isSaved },
    { name: 'save of a list of 8 MB', act: () => account.post(LISTS, large), isDone: isSaved },
  ]
}

function toExportPath(saved: Buffer): string {
  return `/api/saved-results/${idOf(saved)}/export`
}

async function tryRepeatedly(tries: readonly Try[]): Promise<readonly (readonly Tried[])[]> {
  const rounds: (readonly Tried[])[] = []
  const end = performance.now() + SECONDS * 1000
  for (let due = performance.now() + EVERY_MS; due < end; due = Math.max(due + EVERY_MS, performance.now())) {
    await delay(due - performance.now())
    rounds.push(await tryOnce(tries))
  }
  return tries.map((_, at) => rounds.flatMap((round) => round[at] ?? []))
}

async function tryOnce(tries: readonly Try[]): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  for (const { act, isDone } of tries) {
    const reply = await act()
    tried.push({ ...reply, isDone: isDone(reply) })
  }
  return tried
}

function toVerdict(name: string, before: Tried | undefined, during: readonly Tried[]): Verdict {
  const done = during.filter(({ isDone }) => isDone)
  const times = done.map(({ milliseconds }) => milliseconds)
  const statuses = toStatuses(during.map(({ status }) => status))
  return {
    what: `${name}: done at the first try`,
    measured:
      `${done.length} of ${during.length} (${statuses}); median ${toMs(median(times))} ms, ` +
      `before ${toMs(before?.milliseconds ?? Number.NaN)} ms`,
    bar: 'all',
    isMet: during.length > 0 && done.length === during.length,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function readSlowly(url: URL, request: string, stop: AbortSignal): Promise<number> {
  return keepConnecting(url, stop, (socket) => {
    socket.pause().write(request)
    const timer = setInterval(() => {
      const bytes: Buffer | null = socket.read(Math.min(READ_BYTES, socket.readableLength))
      if (bytes !== null && REFUSED.test(bytes.toString('latin1', 0, 16))) socket.destroy()
    }, READ_EVERY_MS)
    socket.once('end', () => socket.destroy()).once('close', () => clearInterval(timer))
  })
}

function sendSlowly(url: URL, call: Call, stop: AbortSignal): Promise<number> {
  const request = Buffer.from(toRequest(url.host, call))
  const start = request.indexOf('\r\n\r\n') + 4
  return keepConnecting(url, stop, (socket) => {
    let sent = start
    socket.write(request.subarray(0, start))
    const timer = setInterval(() => {
      socket.write(request.subarray(sent, sent + SENT_BYTES))
      sent += SENT_BYTES
    }, SEND_EVERY_MS)
    // A reply before the end of the body is a refusal.
    socket.once('data', () => socket.destroy()).once('close', () => clearInterval(timer))
  })
}
