import type { Database } from '../../database/database.ts'
import type { AuditLog } from '../../ports/audit-log.ts'
import type { Log } from '../../ports/log.ts'

/** @param log - receives each entry too, so that a copy can be kept out of an intruder's reach */
export function createAuditLog({ now, afterCommit }: Database, log?: Pick<Log, 'info'>): AuditLog {
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
