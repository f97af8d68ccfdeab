import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { accounts, type SavedList, savedLists, sessions } from '@wordloom/contract'
import { aVisitor } from '../network/visitor.ts'
import type { Ledger } from '../workload/ledger.ts'

const PASSWORD = 'seven looms at dusk'
const TICK_MS = 10
const ASK_AGAIN_MS = 250
/** The `Retry-After` of an overloaded instance; one without its database sends 5. */
const SHED_RETRY_AFTER = '10'

/** A status of 0 means that the connection broke. */
export interface Outcome {
  readonly method: string
  readonly status: number
  /** The instance was overloaded, which is due to the machine that runs the test. */
  readonly isShed: boolean
  readonly askedAt: number
  readonly answeredAt: number
}

interface Member {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  newest: Pick<SavedList, 'id' | 'name' | 'words'> | null
}

export interface SteadyLoad {
  readonly outcomes: readonly Outcome[]
  readonly doubtful: ReadonlySet<string>
  stop(): Promise<void>
  look(): Promise<ReadonlyMap<string, unknown>>
}

/** 70 percent of the requests read. A client that gets no answer retries with the same key. */
export async function aSteadyLoad(
  origin: string,
  { perSecond, members: count, ledger }: { perSecond: number; members: number; ledger: Ledger },
): Promise<SteadyLoad> {
  const members = await Promise.all(Array.from({ length: count }, () => aMember(origin)))
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const outcomes: Outcome[] = []
  const doubtful = new Set<string>()
  const underWay = new Set<Promise<void>>()
  let isOver = false

  const ask = async (member: Member, method: string, path: string, body?: object, key?: string) => {
    const askedAt = performance.now()
    const { status, text, retryAfter } = await send(agent, {
      method,
      url: `${origin}${path}`,
      headers: {
        ...member.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body && JSON.stringify(body),
    })
    const isShed = status === 503 && retryAfter === SHED_RETRY_AFTER
    outcomes.push({ method, status, isShed, askedAt, answeredAt: performance.now() })
    return { status, text }
  }

  const createList = async (member: Member) => {
    const draft = { name: randomUUID(), words: ['boot', 'clog', member.name] }
    const key = randomUUID()
    for (;;) {
      const { status, text } = await ask(member, 'POST', savedLists.create.path, draft, key)
      if (status === savedLists.create.status) {
        const { id } = JSON.parse(text) as SavedList
        ledger.note(`${member.name} ${id}`, draft)
        member.newest = { id, ...draft }
        return
      }
      if (status !== 0 && status < 500) throw new Error(`A list was answered ${status}: ${text}`)
      await delay(ASK_AGAIN_MS)
    }
  }

  /** Never retried, and no list is changed twice, because only an answer tells what became of the change. */
  const changeList = async (member: Member) => {
    const { newest } = member
    if (newest === null) return createList(member)
    member.newest = null
    const draft = { name: randomUUID(), words: [...newest.words, 'mule'] }
    const { status } = await ask(member, 'PUT', `${savedLists.list.path}/${newest.id}`, draft)
    const key = `${member.name} ${newest.id}`
    if (status === 200) return ledger.note(key, draft)
    ledger.strike(key)
    doubtful.add(key)
  }

  const readSomething = async (member: Member) => {
    const path = Math.random() < 0.7 ? sessions.currentUser.path : `${savedLists.list.path}?view=summary`
    await ask(member, 'GET', path)
  }

  const beginOne = () => {
    const member = members[Math.floor(Math.random() * members.length)]
    if (member === undefined) return
    const chance = Math.random()
    const request =
      chance < 0.7 ? readSomething(member) : chance < 0.85 ? createList(member) : changeList(member)
    underWay.add(request)
    void request.finally(() => underWay.delete(request))
  }

  const began = performance.now()
  let sent = 0
  const ticking = (async () => {
    while (!isOver) {
      const due = ((performance.now() - began) / 1000) * perSecond
      for (; sent < due; sent++) beginOne()
      await delay(TICK_MS)
    }
  })()

  return {
    outcomes,
    doubtful,
    async stop() {
      isOver = true
      await ticking
      await Promise.all(underWay)
    },
    async look() {
      const found = new Map<string, unknown>()
      for (const member of members) {
        const { text } = await ask(member, 'GET', savedLists.list.path)
        for (const { id, name, words } of JSON.parse(text) as SavedList[]) {
          found.set(`${member.name} ${id}`, { name, words })
        }
      }
      agent.destroy()
      return found
    },
  }
}

async function aMember(origin: string): Promise<Member> {
  const name = randomUUID()
  const visitor = aVisitor(origin)
  const body = { email: `${name}@loom.example`, password: PASSWORD }
  const answer = await visitor.call(accounts.signUp, { body })
  if (answer.status !== 201) throw new Error(`Signing up was answered ${answer.status}.`)
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  return { name, headers: { cookie }, newest: null }
}

interface Reply {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | undefined
}

const NO_REPLY: Reply = { status: 0, text: '', retryAfter: undefined }

interface Sending {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Retries once on a new connection, because a reloaded nginx closes idle ones. */
async function send(agent: Agent, sending: Sending): Promise<Reply> {
  const answer = await sendOnce(agent, sending)
  return answer ?? (await sendOnce(undefined, sending)) ?? NO_REPLY
}

function sendOnce(agent: Agent | undefined, { method, url, headers, body }: Sending): Promise<Reply | null> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('error', () => resolve(NO_REPLY))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, retryAfter: answer.headers['retry-after'] }),
      )
    })
    sent.on('error', () => resolve(sent.reusedSocket ? null : NO_REPLY))
    sent.end(body)
  })
}
