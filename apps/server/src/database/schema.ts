import type { AccountTables } from './schema/accounts.ts'
import type { LibraryTables } from './schema/library.ts'
import type { OperationTables } from './schema/operation.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { PeopleTables } from './schema/people.ts'
import type { SecondFactorTables } from './schema/second-factors.ts'
import type { TextTables } from './schema/texts.ts'

export interface Tables
  extends AccountTables,
    LibraryTables,
    TextTables,
    PeopleTables,
    PaymentTables,
    SecondFactorTables,
    OperationTables {}
