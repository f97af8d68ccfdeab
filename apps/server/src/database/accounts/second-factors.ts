import type { Database, Transaction } from '../database.ts'

const FACTORS = ['authenticator_apps', 'passkeys'] as const
const BELONGINGS = ['passkey_setups', 'recovery_codes', 'second_steps'] as const

export async function hasSecondFactor(
  from: Transaction | Database['kysely'],
  userId: string,
): Promise<boolean> {
  const app = await from
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (app !== undefined) return true
  const passkey = await from
    .selectFrom('passkeys')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return passkey !== undefined
}

/** Sessions opened with a second factor no longer count as such. Returns whether there were any factors. */
export async function removeSecondFactors(transaction: Transaction, userId: string): Promise<boolean> {
  const hadAny = await hasSecondFactor(transaction, userId)
  for (const table of [...FACTORS, ...BELONGINGS]) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await transaction
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .execute()
  return hadAny
}
