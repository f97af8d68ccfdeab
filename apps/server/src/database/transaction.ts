import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** Serialization failure, deadlock. */
const IN_EACH_OTHERS_WAY = new Set(['40001', '40P01'])
const ATTEMPTS = 6
const FIRST_DELAY_MS = 10

type Access = Pick<Database, 'kysely' | 'transaction'>

/**
 * Both ways to the tables, kept apart. Whoever waits inside a transaction for another connection may wait for ever:
 * on SQLite there is no other, and on PostgreSQL all may be held by those who wait as well.
 */
export function separateTransactions(kysely: Kysely<Tables>): Access {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuseInside = (): void => {
    if (current.getStore()?.isOpen)
      throw new Error('Inside a transaction, only the transaction may be asked.')
  }
  const refusal: KyselyPlugin = {
    transformQuery: ({ node }) => {
      refuseInside()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    kysely: kysely.withPlugin(refusal),
    async transaction(work) {
      refuseInside()
      for (let attempt = 1; ; attempt++) {
        const state = { isOpen: true }
        try {
          return await current.run(state, () => kysely.transaction().execute(work))
        } catch (error) {
          if (attempt === ATTEMPTS || !isRetryable(error)) throw error
        } finally {
          state.isOpen = false
        }
        await delay(FIRST_DELAY_MS * 2 ** attempt * Math.random())
      }
    },
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && IN_EACH_OTHERS_WAY.has(String(error.code))
}
