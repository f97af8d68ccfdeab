import type { AuditAction, DeadLetters } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { AuditLog } from '#ports/audit-log.ts'
import type { DeadLetterStorage, TakenUp, Transaction } from './storage.ts'

export interface Actor {
  readonly id: string
  readonly address: string
}

interface DeadLetterParts {
  readonly storage: DeadLetterStorage
  readonly auditLog: AuditLog
}

export type DeadLetterService = ReturnType<typeof createDeadLetterService>

export function createDeadLetterService({ storage, auditLog }: DeadLetterParts) {
  const take = (
    action: AuditAction,
    taking: (transaction: Transaction, id: number) => Promise<TakenUp | null>,
    id: number,
    actor: Actor,
  ): Promise<void> =>
    storage.transaction(async (transaction) => {
      const taken = await taking(transaction, id)
      if (taken === null) throw new RequestError('not_found')
      await auditLog.record(transaction, {
        action,
        actorId: actor.id,
        subjectId: taken.userId,
        address: actor.address,
        details: { mail: id, template: taken.template },
      })
    })

  return {
    list: (): Promise<DeadLetters> => storage.list(),
    sendAgain: (id: number, actor: Actor) => take('mail_sent_again', storage.sendAgain, id, actor),
    discard: (id: number, actor: Actor) => take('mail_discarded', storage.discard, id, actor),
  }
}
