import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { aPlaceForADatabase, DATABASES } from '../testing/a-database.ts'
import { aServerProcess } from '../testing/a-server-process.ts'
import { aVisitor, type Visitor } from '../testing/a-visitor.ts'

const KILLS = 50
const AT_ONCE = 5
const PASSWORD = 'seven looms at dusk'
const TIMEOUT_MS = 240_000

describe.concurrent.each(DATABASES)('R1 a server on %s that is killed while people sign up', (kind) => {
  it(
    'loses nothing that it acknowledged, half does nothing, and starts again by itself',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const ledger = new Map<string, Visitor>()

      for (let kill = 0; kill < KILLS; kill++) {
        const server = await aServerProcess(place.settings)
        const enough = Math.floor(Math.random() * AT_ONCE)
        let acknowledged = 0
        await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, number) => {
            const email = `kill-${kill}-${number}@loom.example`
            const visitor = aVisitor(server.origin)
            const answer = await signUp(visitor, email).catch(() => null)
            if (answer?.status === 201) ledger.set(email, visitor)
            else if (answer !== null) throw new Error(`Signing up was answered ${answer.status}.`)
            acknowledged++
            if (acknowledged > enough) await server.kill()
          }),
        )
      }

      const server = await aServerProcess(place.settings)
      expect(ledger.size).toBeGreaterThan(KILLS)
      for (const [email, visitor] of ledger) {
        const answer = await visitor.at(server.origin).call(sessions.currentUser)
        expect([email, answer.status]).toEqual([email, 200])
        expect(await answer.json()).toMatchObject({ email })
      }
      for (const email of [...ledger.keys()].slice(-5)) {
        const body = { email, password: PASSWORD }
        expect((await aVisitor(server.origin).call(sessions.signIn, { body })).status).toBe(200)
      }
      expect(await server.stop()).toBe(0)

      const { users, torn, asked } = await takeStock(place.settings)
      expect(torn).toEqual([])
      // Whoever is there has been asked to prove their address, or is about to be.
      const written = await mailsIn(join(place.settings.dataFolder, 'mail'))
      expect(users.filter((email) => !asked.has(email) && !written.has(email))).toEqual([])
    },
    TIMEOUT_MS,
  )
})

/** The whole answer: one that breaks off is none. */
async function signUp(visitor: Visitor, email: string): Promise<Response> {
  const answer = await visitor.call(accounts.signUp, { body: { email, password: PASSWORD } })
  await answer.arrayBuffer()
  return answer
}

async function takeStock(settings: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(settings)
  const { kysely } = database
  const people = kysely.selectFrom('users').where('is_admin', '=', 0)
  const users = await people.select(['id', 'email']).execute()
  const signedIn = await kysely.selectFrom('sessions').select('user_id').execute()
  const recorded = await kysely
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'sign_up')
    .execute()
  const mails = await kysely.selectFrom('outbox').select('recipient').execute()
  await database.close()
  const withSession = new Set(signedIn.map((row) => row.user_id))
  const withRecord = new Set(recorded.map((row) => row.subject_id))
  return {
    users: users.map(({ email }) => email),
    torn: users.filter(({ id }) => !(withSession.has(id) && withRecord.has(id))),
    asked: new Set(mails.map(({ recipient }) => recipient)),
  }
}

async function mailsIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => [])
  const texts = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFile(join(folder, name), 'utf8'))
  return new Set((await Promise.all(texts)).map((text) => /^To: (.+)$/m.exec(text)?.[1]?.trim() ?? ''))
}
