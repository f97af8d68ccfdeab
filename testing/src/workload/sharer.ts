import { accounts, type Share, savedLists, shares } from '@wordloom/contract'
import { expect } from 'vitest'
import { aVisitor, type Visitor } from '../network/visitor.ts'

export interface Sharer {
  /** Creates and revokes a few links, or fewer if the server is gone before. */
  keepSharing(origin: string, onAnswer: () => Promise<void>): Promise<void>
  /** Expects each acknowledged link, which opens with all words, and no other link but one whose request had no answer. */
  expectLinks(origin: string): Promise<void>
}

/** The server limits the links that one account creates in an hour, and how often its links are opened. */
const NEW_LINKS = 4
const OPENED_LINKS = 2

const WORDS = Array.from({ length: 2000 }, (_, at) => `word ${at}`)

const UNAVAILABLE = [502, 503, 504]

export async function aSharer(origin: string, email: string, password: string): Promise<Sharer> {
  const visitor = aVisitor(origin)
  expect((await visitor.call(accounts.signUp, { body: { email, password } })).status).toBe(201)
  const list = await visitor.call(savedLists.create, { body: { name: 'Shared', words: WORDS } })
  expect(list.status).toBe(201)
  const { id: itemId } = (await list.json()) as { id: number }
  const secrets = new Map<number, string>()
  let isCreating = false
  let revoked: number | null = null

  async function create(server: Visitor): Promise<'done' | 'limited' | 'gone'> {
    isCreating = true
    const body = { kind: 'list', itemId, isFrozen: Math.random() < 0.5, days: null } as const
    const answer = await read(server.call(shares.create, { body }))
    if (answer === null) return 'gone'
    isCreating = false
    if (answer.status === 429) return 'limited'
    expect(answer.status).toBe(201)
    const { share, secret } = JSON.parse(answer.text) as { share: Share; secret: string }
    secrets.set(share.id, secret)
    return 'done'
  }

  async function revoke(server: Visitor, id: number): Promise<boolean> {
    revoked = id
    const answer = await read(server.call(shares.revoke, { params: { id } }))
    if (answer === null) return false
    expect(answer.status).toBe(204)
    secrets.delete(id)
    revoked = null
    return true
  }

  return {
    async keepSharing(at, onAnswer) {
      const server = visitor.at(at)
      for (let made = 0; made < NEW_LINKS; made++) {
        const outcome = await create(server)
        if (outcome !== 'done') return
        await onAnswer()
        const [oldest] = secrets.keys()
        if (secrets.size <= NEW_LINKS || oldest === undefined) continue
        if (!(await revoke(server, oldest))) return
        await onAnswer()
      }
    },

    async expectLinks(at) {
      const server = visitor.at(at)
      const listed = (await (await server.call(shares.list)).json()) as Share[]
      const ids = new Set(listed.map(({ id }) => id))
      if (revoked !== null && !ids.has(revoked)) secrets.delete(revoked)
      const unknown = listed.filter(({ id }) => !secrets.has(id))
      expect(unknown.length).toBeLessThanOrEqual(isCreating ? 1 : 0)
      expect([...secrets.keys()].filter((id) => !ids.has(id))).toEqual([])
      isCreating = false
      revoked = null
      for (const { id } of unknown) expect(await revoke(server, id)).toBe(true)
      for (const secret of [...secrets.values()].slice(-OPENED_LINKS)) {
        const opened = await aVisitor(at).call(shares.open, { body: { secret } })
        expect(opened.status).toBe(200)
        expect(((await opened.json()) as { words: string[] }).words).toEqual(WORDS)
      }
    },
  }
}

/** Null if the server can't say what it has done. A truncated response counts as none. */
async function read(
  answering: Promise<Response>,
): Promise<{ readonly status: number; readonly text: string } | null> {
  const answer = await answering
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null)
  return answer === null || UNAVAILABLE.includes(answer.status) ? null : answer
}
