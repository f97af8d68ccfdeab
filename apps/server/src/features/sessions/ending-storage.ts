import { readAccountSecret } from '../../database/accounts/account-secret.ts'
import type { Database, Transaction } from '../../database/database.ts'
import type { Choice, EndedSession } from './parts.ts'

const ENDED = [
  'user_id as userId',
  'impersonator_id as impersonatorId',
  'impersonator_hash as impersonatorHash',
] as const

export function createSessionEnding({ now }: Database) {
  return {
    end,

    async endBySecret(transaction: Transaction, secret: string): Promise<readonly EndedSession[]> {
      const key = readAccountSecret(secret)
      if (key === null) return []
      const ended = await end(transaction, key.userId, { only: key.hash })
      const [{ impersonatorId, impersonatorHash } = NOBODY] = ended
      // End the administrator's own session too: this browser has lost the way back to it.
      if (impersonatorId === null || impersonatorHash === null) return ended
      return [...ended, ...(await end(transaction, impersonatorId, { only: impersonatorHash }))]
    },

    endExpired: (transaction: Transaction): Promise<readonly EndedSession[]> =>
      transaction.deleteFrom('sessions').where('expires_at', '<=', now).returning(ENDED).execute(),
  }

  async function end(
    transaction: Transaction,
    userId: string,
    { only, except }: Choice,
  ): Promise<readonly EndedSession[]> {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(only !== undefined, (query) => query.where('token_hash', '=', only ?? ''))
      .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
      .returning(ENDED)
      .execute()
    const begunFromThem = await transaction
      .deleteFrom('sessions')
      .where('impersonator_id', '=', userId)
      .where('impersonator_hash', 'not in', (query) =>
        query.selectFrom('sessions').select('token_hash').where('user_id', '=', userId),
      )
      .returning(ENDED)
      .execute()
    return [...ended, ...begunFromThem]
  }
}

const NOBODY = { impersonatorId: null, impersonatorHash: null }
