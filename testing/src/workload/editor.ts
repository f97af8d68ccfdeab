import { accounts } from '@wordloom/contract'
import { aVisitor, type Visitor } from '../network/visitor.ts'
import type { Change } from './changes.ts'
import { chooseChanges } from './choose-changes.ts'
import { type Holdings, toVisible } from './holdings.ts'
import { aLedger, type Comparison, type Ledger } from './ledger.ts'
import { type Known, readLibrary } from './read-library.ts'

interface Whereabouts {
  readonly origin: string
  readonly email: string
  readonly password: string
  readonly ledgerFile: string
  readonly withLargeResults?: boolean
  readonly doubted?: readonly number[]
}

export interface Editor extends Disposable {
  readonly visitor: Visitor
  readonly ledger: Ledger
  work(origin: string, onAnswer: () => Promise<void>): Promise<void>
  workFor(origin: string, times: number): Promise<number>
  /** An unacknowledged change must be there in full or not at all. */
  compare(origin: string, options?: { readonly isThorough?: boolean }): Promise<Comparison>
}

/** With these the server can't say what it has done. */
const UNAVAILABLE = [502, 503, 504]

export async function anEditor(whereabouts: Whereabouts): Promise<Editor> {
  const { origin: home, email, password, ledgerFile, withLargeResults = false, doubted = [] } = whereabouts
  const visitor = aVisitor(home)
  const signedUp = await visitor.call(accounts.signUp, { body: { email, password } })
  if (signedUp.status !== 201) throw new Error(`Signing up was answered ${signedUp.status}.`)
  const ledger = aLedger(ledgerFile)
  const holdings: Holdings = new Map()
  const known: Known = new Map()
  let doubtful: Change[] = []

  const settle = (change: Change, id: number) => {
    change.apply(holdings, id)
    for (const [key, item] of holdings) ledger.note(key, toVisible(item))
    for (const key of ledger.keys()) if (!holdings.has(key)) ledger.strike(key)
  }

  async function attempt(server: Visitor, change: Change): Promise<boolean> {
    const { endpoint, query = '', params = {}, body, key } = change
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const asked = query === '' ? endpoint : { ...endpoint, path: `${endpoint.path}${query}` as const }
    const answered = await server
      .call(asked, { params, body: body as never, headers })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      // A truncated response counts as no response.
      .catch(() => null)
    if (answered === null || UNAVAILABLE.includes(answered.status) || doubted.includes(answered.status)) {
      doubtful.push(change)
      return false
    }
    const { status, text } = answered
    if (status !== endpoint.status) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
    settle(change, change.makes === undefined ? 0 : (JSON.parse(text) as { id: number }).id)
    return true
  }

  async function workOnce(server: Visitor, onAnswer: () => Promise<void>): Promise<boolean> {
    const outcomes = await Promise.all(
      chooseChanges(holdings, { withLargeResults }).map(async (change) => {
        const isThere = await attempt(server, change)
        if (isThere) await onAnswer()
        return isThere
      }),
    )
    return !outcomes.includes(false)
  }

  return {
    visitor,
    ledger,

    async work(origin, onAnswer) {
      const server = visitor.at(origin)
      while (await workOnce(server, onAnswer));
    },

    async workFor(origin, times) {
      const server = visitor.at(origin)
      let acknowledged = 0
      const count = async () => {
        acknowledged++
      }
      for (let time = 0; time < times; time++) if (!(await workOnce(server, count))) break
      return acknowledged
    },

    async compare(origin, { isThorough = false } = {}) {
      const server = visitor.at(origin)
      const again = doubtful.filter(({ key }) => key !== undefined && Math.random() < 0.5)
      doubtful = doubtful.filter((change) => !again.includes(change))
      for (const change of again) await attempt(server, change)
      if (isThorough) known.clear()
      const seen = await readLibrary(server, known)
      for (const change of doubtful) if (change.isDone(seen)) settle(change, idIn(seen, change))
      doubtful = []
      return ledger.compare(new Map([...seen].map(([key, item]) => [key, toVisible(item)])))
    },

    [Symbol.dispose]: () => ledger[Symbol.dispose](),
  }
}

function idIn(seen: Holdings, { makes }: Change): number {
  return [...seen.values()].find(({ name }) => makes !== undefined && name === makes)?.id ?? 0
}
