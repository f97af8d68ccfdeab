import { createHash } from 'node:crypto'
import { CLIENT, createAccountServices, EMAIL, PASSWORD } from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { createAccountStorage } from '../storage.ts'
import type { Purpose } from './link-tokens.ts'

type World = Awaited<ReturnType<typeof createAccountServices>>

const NEW = 'ann@atelier.example'

describe.each(DATABASES)('link tokens on %s', (kind) => {
  it('are stored only as the hash of their random part', async () => {
    await using world = await createAccountServices(kind)
    await world.signUp()
    const link = await world.sentLinkIn('verification')
    expect(link).toMatch(/^[\w-]{64}$/)
    const random = Buffer.from(link, 'base64url').subarray(16)
    const rows = await world.database.kysely.selectFrom('tokens').selectAll().execute()
    expect(rows.map((row) => row.token_hash)).toEqual([
      createHash('sha256').update(random).digest('base64url'),
    ])
    expect(JSON.stringify(rows)).not.toContain(random.toString('base64url'))
  })

  it("aren't issued for an email that a newer one has superseded", async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    expect(await issue(world, user.id, 'verification', 7)).not.toBeNull()
    expect(await issue(world, user.id, 'verification', 6)).toBeNull()
    expect(await issue(world, user.id, 'reset', 6)).not.toBeNull()
  })

  it.each(['verification', 'reset', 'email_change'] as const)(
    "aren't issued for a suspended or deleted account: %s",
    async (purpose) => {
      await using world = await createAccountServices(kind)
      const { user, viewer } = await world.signUp()
      await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
      await world.change(user.id, { is_suspended: 1 })
      expect(await issue(world, user.id, purpose, 9)).toBeNull()
      await world.change(user.id, { is_suspended: 0 })
      expect(await issue(world, user.id, purpose, 9)).not.toBeNull()
      await world.accounts.remove(viewer, PASSWORD, CLIENT)
      expect(await issue(world, user.id, purpose, 10)).toBeNull()
    },
  )

  it("aren't issued for an address that is verified already or no longer the account's", async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    await world.change(user.id, { email_verified: 1 })
    expect(await issue(world, user.id, 'verification', 9)).toBeNull()
    await world.change(user.id, { email_verified: 0, email: NEW, email_key: NEW })
    expect(await issue(world, user.id, 'verification', 9)).toBeNull()
    expect(await issue(world, user.id, 'reset', 9)).toBeNull()
  })

  it('are purged once they expire', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    await issue(world, user.id, 'reset', 1)
    await world.ageLinks(60 * 60_000)
    await issue(world, user.id, 'verification', 2)
    await world.linkTokens.purge()
    const rows = await world.database.kysely.selectFrom('tokens').select('purpose').execute()
    expect(rows).toEqual([{ purpose: 'verification' }])
  })
})

describe.runIf(DATABASES.includes('postgres'))('link tokens', () => {
  it("aren't issued if a concurrent transaction cancels the request", async () => {
    await using world = await createAccountServices('postgres')
    const { user, viewer } = await world.signUp()
    await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
    const ended = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const ending = world.database.transaction(async (transaction) => {
      await createAccountStorage(world.database).lock(transaction, user.id)
      await world.linkTokens.remove(transaction, user.id, ['email_change'])
      ended.resolve()
      await commit.promise
    })
    await ended.promise
    const making = issue(world, user.id, 'email_change', 9)
    await vi.waitUntil(() => isSomebodyWaiting(world.database))
    commit.resolve()
    await ending
    expect(await making).toBeNull()
  })
})

async function isSomebodyWaiting({ kysely }: World['database']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(kysely)
  return rows.length > 0
}

function issue(world: World, userId: string, purpose: Purpose, outboxId: number): Promise<string | null> {
  const email = purpose === 'email_change' ? NEW : EMAIL
  return world.database.transaction((transaction) =>
    world.linkTokens.issue(transaction, { userId, purpose, email, outboxId }),
  )
}
