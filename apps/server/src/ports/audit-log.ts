import type { AuditAction } from '@wordloom/contract'
import type { Transaction } from '../database/database.ts'

export interface AuditRecord {
  readonly action: AuditAction
  readonly actorId: string | null
  readonly subjectId: string | null
  readonly address: string | null
  /** Must contain no secrets and no personal data, because entries outlive the account. */
  readonly details?: AuditDetails
}

export type AuditDetails = Readonly<Record<string, unknown>>

export interface AuditLog {
  /** Saved only if the transaction commits. Entries never change and outlive the accounts they name. */
  record(transaction: Transaction, record: AuditRecord): Promise<void>
}
