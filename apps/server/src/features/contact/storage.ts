import type { Database } from '../../database/database.ts'

export type { Transaction } from '../../database/database.ts'

/** Messages are stored only in the outbox, until they are sent. */
export type ContactStorage = Pick<Database, 'transaction'>
