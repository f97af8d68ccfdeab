import { accounts, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { aServerProcess, type ServerProcess } from '../../src/server/process.ts'

const VISITORS = 8
const PASSWORD = 'seven looms at dusk'
const TIMEOUT_MS = 120_000

const UNHEARD = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']

describe.each(DATABASES)('R13 a server on %s that is stopped under load', (kind) => {
  it(
    'sends only whole answers, keeps everything acknowledged and exits with 0',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const server = await aServerProcess(place.settings)
      const ledger = new Map<string, Visitor>()
      const stopping = Promise.withResolvers<number | null>()

      const keepSigningUp = async (name: number) => {
        for (let number = 0; ; number++) {
          const email = `stop-${name}-${number}@loom.example`
          const visitor = aVisitor(server.origin)
          const outcome = await signUp(visitor, email)
          if (outcome === 'unheard') return
          expect([201, 503]).toContain(outcome)
          if (outcome === 201) ledger.set(email, visitor)
          if (ledger.size === VISITORS) stopping.resolve(server.stop())
        }
      }
      await Promise.all(Array.from({ length: VISITORS }, (_, name) => keepSigningUp(name)))
      expect(await stopping.promise).toBe(0)

      await using next = await aServerProcess(place.settings)
      await expectSignedIn(next, ledger)
    },
    TIMEOUT_MS,
  )
})

async function signUp(visitor: Visitor, email: string): Promise<number | 'unheard'> {
  let answer: Response
  try {
    answer = await visitor.call(accounts.signUp, { body: { email, password: PASSWORD } })
  } catch (error) {
    expect(UNHEARD).toContain(codeOf(error))
    return 'unheard'
  }
  // A truncated answer fails the test here.
  await answer.json()
  return answer.status
}

async function expectSignedIn(
  { origin }: ServerProcess,
  ledger: ReadonlyMap<string, Visitor>,
): Promise<void> {
  for (const [email, visitor] of ledger) {
    const answer = await visitor.at(origin).call(sessions.currentUser)
    expect([email, answer.status]).toEqual([email, 200])
  }
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : error
}
