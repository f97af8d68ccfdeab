import type { Database } from '../../database/database.ts'

export type { Transaction } from '../../database/database.ts'

export type ContactStorage = Pick<Database, 'transaction'>
