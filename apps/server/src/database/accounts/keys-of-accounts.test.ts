import { DATABASES } from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { addUser } from '@wordloom/testing/database/rows'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createIdentityStorage } from '../../features/identity-provider/storage.ts'
import { createSandbox } from '../../features/subscriptions/sandbox/provider.ts'
import { createSandboxStorage } from '../../features/subscriptions/sandbox/storage.ts'
import { MIGRATIONS } from '../migrations/list.ts'
import { openDatabase } from '../open.ts'

const BEFORE = MIGRATIONS.slice(0, 4)
const ANN = { issuer: 'https://id.example', subject: 'ann' }
const OLD_ID = 'sandbox_sub_of-a-key'

describe.each(DATABASES)('the migration that adds the account to keys, on %s', (kind) => {
  it('keeps identities and sandbox subscriptions with their accounts', async () => {
    await using place = await anEmptyPlace(kind)
    const before = await openDatabase(place.settings, BEFORE)
    const userId = await addUser(before, before.kysely)
    await before.kysely
      .insertInto('accounts')
      .values({ user_id: userId, ...ANN, email: '', created_at: 7 })
      .execute()
    await before.kysely
      .insertInto('sandbox_subscriptions')
      .values({ user_id: userId, id: OLD_ID, plan: 'monthly', status: 'active', created_at: 7 })
      .execute()
    await sql`update users set stripe_subscription_id = ${OLD_ID}`.execute(before.kysely)
    await before.close()

    const after = await openDatabase(place.settings)
    const identity = {
      ...ANN,
      email: null,
      isEmailVerified: false,
      firstName: null,
      lastName: null,
      pictureUrl: null,
    }
    const identities = createIdentityStorage(after)
    const owner = await after.transaction((transaction) => identities.lockByIdentity(transaction, identity))
    expect(owner?.id).toBe(userId)
    expect(await after.kysely.selectFrom('accounts').selectAll().execute()).toEqual([
      { user_id: userId, ...ANN, email: '', created_at: 7 },
    ])

    const { id } = await after.kysely
      .selectFrom('users')
      .select('stripe_subscription_id as id')
      .executeTakeFirstOrThrow()
    const sandbox = createSandbox(createSandboxStorage(after))
    expect(await sandbox.read(id ?? '')).toMatchObject({ id, plan: 'monthly', status: 'active' })
    await after.close()
  })
})
