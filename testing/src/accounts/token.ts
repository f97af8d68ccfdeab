import type { TokenScope } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { createApiTokenStorage } from '@wordloom/server/internal/features/api-tokens/storage'

interface Traits {
  readonly name?: string
  readonly scope?: TokenScope
  readonly days?: number
}

/** Creating a token through the API asks for the password and is rate limited. */
export async function addToken(
  database: Database,
  userId: string,
  { name = 'Nightly export', scope = 'write', days = 90 }: Traits = {},
): Promise<{ readonly id: string; readonly secret: string; readonly headers: { authorization: string } }> {
  const { token, secret } = await database.transaction((transaction) =>
    createApiTokenStorage(database).add(transaction, userId, { name, scope, days }),
  )
  return { id: token.id, secret, headers: { authorization: `Bearer ${secret}` } }
}
