import type { Database, Transaction } from '../../database/database.ts'

export interface AuditRecord {
  /** For example `account.deleted`. */
  readonly action: string
  /** The user who acted; null for a visitor or the operator. */
  readonly actorId: string | null
  readonly subjectId: string | null
  readonly address: string | null
  /** Must contain no secrets and no personal data, because entries outlive the account. */
  readonly details?: Readonly<Record<string, unknown>>
}

export interface AuditLog {
  /** Saved only if the transaction commits. Entries never change and outlive the accounts they name. */
  record(transaction: Transaction, record: AuditRecord): Promise<void>
}

interface EventLog {
  info(details: object, message: string): void
}

/** @param log - receives each entry too, so that a copy can be kept out of an intruder's reach */
export function createAuditLog({ now, afterCommit }: Database, log?: EventLog): AuditLog {
  return {
    async record(transaction, { action, actorId, subjectId, address, details = {} }) {
      await transaction
        .insertInto('audit_log')
        .values({
          at: now,
          action,
          actor_id: actorId,
          subject_id: subjectId,
          address,
          details: JSON.stringify(details),
        })
        .execute()
      const event = { event: action, actor: actorId, subject: subjectId, address, details }
      afterCommit(transaction, () => log?.info(event, 'an event was recorded'))
    },
  }
}
