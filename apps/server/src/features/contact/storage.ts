import type { Database } from '../../database/database.ts'

export type { Transaction } from '../../database/database.ts'

/** Nothing is kept but the mail, for as long as it waits. */
export type ContactStorage = Pick<Database, 'transaction'>
