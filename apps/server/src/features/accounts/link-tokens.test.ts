import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/a-database.ts'
import { anAccountWorld, CLIENT, EMAIL, PASSWORD, refusalOf } from '../../testing/an-account-world.ts'
import type { Purpose } from './link-tokens.ts'

type World = Awaited<ReturnType<typeof anAccountWorld>>

describe.each(DATABASES)('the token of a link on %s', (kind) => {
  it('is kept nowhere: only the hash of its random part is', async () => {
    await using world = await anAccountWorld(kind)
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

  it('is not made for a mail that a newer one has overtaken', async () => {
    await using world = await anAccountWorld(kind)
    const { user } = await world.signUp()
    expect(await issue(world, user.id, 'verification', 7)).not.toBeNull()
    expect(await issue(world, user.id, 'verification', 6)).toBeNull()
    expect(await issue(world, user.id, 'reset', 6)).not.toBeNull()
  })

  it.each(['verification', 'reset', 'email_change'] as const)(
    'is not made for somebody suspended or gone: %s',
    async (purpose) => {
      await using world = await anAccountWorld(kind)
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

  it('is not made to prove what is proven, nor for an address that was left', async () => {
    await using world = await anAccountWorld(kind)
    const { user } = await world.signUp()
    await world.change(user.id, { email_verified: 1 })
    expect(await issue(world, user.id, 'verification', 9)).toBeNull()
    await world.change(user.id, { email_verified: 0, email: NEW, email_key: NEW })
    expect(await issue(world, user.id, 'verification', 9)).toBeNull()
    expect(await issue(world, user.id, 'reset', 9)).toBeNull()
  })

  it('never outlives what ends it, though it is being made at the same time', async () => {
    await using world = await anAccountWorld(kind, { networkFactor: 100 })
    for (let round = 0; round < 5; round++) {
      const { user, viewer, secret } = await world.signUp(`person${round}@loom.example`)
      await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
      const newPassword = 'another loom at dawn'
      const change = { currentPassword: PASSWORD, newPassword }
      await Promise.all([
        world.accounts.changePassword(viewer, change, CLIENT, secret),
        ...Array.from({ length: 8 }, (_, index) =>
          refusalOf(issue(world, user.id, 'email_change', index + 9)),
        ),
      ])
      const left = await world.database.kysely.selectFrom('tokens').select('purpose').execute()
      expect(left.filter(({ purpose }) => purpose === 'email_change')).toEqual([])
    }
  })

  it('is cleared away once it is over', async () => {
    await using world = await anAccountWorld(kind)
    const { user } = await world.signUp()
    await issue(world, user.id, 'reset', 1)
    await world.ageLinks(60 * 60_000)
    await issue(world, user.id, 'verification', 2)
    await world.linkTokens.purge()
    const rows = await world.database.kysely.selectFrom('tokens').select('purpose').execute()
    expect(rows).toEqual([{ purpose: 'verification' }])
  })
})

const NEW = 'ann@atelier.example'

function issue(world: World, userId: string, purpose: Purpose, outboxId: number): Promise<string | null> {
  const email = purpose === 'email_change' ? NEW : EMAIL
  return world.database.transaction((transaction) =>
    world.linkTokens.issue(transaction, { userId, purpose, email, outboxId }),
  )
}
