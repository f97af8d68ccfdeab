import type { Database, Transaction } from '../../database/database.ts'

export interface AuditRecord {
  /** What was done: `account.deleted`. */
  readonly action: string
  /** Who did it; null for a visitor. */
  readonly actorId: string | null
  /** The account it was done to. */
  readonly subjectId: string | null
  readonly address: string | null
  /** What else belongs to it. No secrets, and nothing of a person that is to go with the account. */
  readonly details?: Readonly<Record<string, unknown>>
}

export interface AuditLog {
  /** Kept if and only if the transaction is. Never changed, and outlives the accounts it speaks of. */
  record(transaction: Transaction, record: AuditRecord): Promise<void>
}

interface EventLog {
  info(details: object, message: string): void
}

/** @param log - is told, too: it can be watched, and shipped to where who has this machine cannot change it. */
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
