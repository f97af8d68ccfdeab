import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Database, Transaction } from './database.ts'
import type { Tables } from './schema.ts'

/** PostgreSQL's codes for serialization failures and deadlocks. */
const IN_EACH_OTHERS_WAY = new Set(['40001', '40P01'])

export class RoomMadeError extends Error {
  override readonly name = 'RoomMadeError'
}

const ATTEMPTS = 6
const FIRST_DELAY_MS = 10

type Access = Pick<Database, 'kysely' | 'transaction' | 'afterCommit'>

/** While a transaction is open, refuses queries outside it: they could wait forever for a connection. */
export function separateTransactions(kysely: Kysely<Tables>): Access {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  const workAfter = new WeakMap<Transaction, (() => void)[]>()

  const refuseInside = (): void => {
    if (current.getStore()?.isOpen)
      throw new Error('Inside a transaction, every query must use the transaction.')
  }
  const refusal: KyselyPlugin = {
    transformQuery: ({ node }) => {
      refuseInside()
      return node
    },
    transformResult: async ({ result }) => result,
  }

  const runOnce: Database['transaction'] = async (work) => {
    const state = { isOpen: true }
    const after: (() => void)[] = []
    const result = await current
      .run(state, () =>
        kysely.transaction().execute((transaction) => {
          workAfter.set(transaction, after)
          return work(transaction)
        }),
      )
      .finally(() => {
        state.isOpen = false
      })
    for (const each of after) each()
    return result
  }

  const outside = kysely.withPlugin(refusal)
  const execute = outside.executeQuery.bind(outside)
  // Compiled queries skip the plugin.
  outside.executeQuery = (...query) => {
    refuseInside()
    return execute(...query)
  }

  return {
    kysely: outside,
    async transaction(work) {
      refuseInside()
      for (let attempt = 1; ; attempt++) {
        try {
          return await runOnce(work)
        } catch (error) {
          if (attempt === ATTEMPTS || !isRetryable(error)) throw error
        }
        await delay(FIRST_DELAY_MS * 2 ** attempt * Math.random())
      }
    },
    afterCommit: (transaction, work) => workAfter.get(transaction)?.push(work),
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof RoomMadeError) return true
  return error instanceof Error && 'code' in error && IN_EACH_OTHERS_WAY.has(String(error.code))
}
