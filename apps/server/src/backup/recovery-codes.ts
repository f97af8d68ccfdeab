import type { AuditAction } from '@wordloom/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'

const ACTIONS: readonly AuditAction[] = ['recovery_code_used', 'recovery_codes_renewed']

export interface CodesLeft {
  readonly userId: string
  readonly codes: readonly {
    readonly salt: string
    readonly code_hash: string
    readonly created_at: number
  }[]
}

export async function readCodesLeft(kysely: Kysely<Tables>, since: Date): Promise<CodesLeft[]> {
  const changed = await kysely
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.subject_id')
    .select('users.id')
    .distinct()
    .where('audit_log.at', '>=', since.getTime())
    .where('audit_log.action', 'in', ACTIONS)
    .execute()
  const left: CodesLeft[] = []
  for (const { id: userId } of changed) {
    const codes = await kysely
      .selectFrom('recovery_codes')
      .select(['salt', 'code_hash', 'created_at'])
      .where('user_id', '=', userId)
      .execute()
    left.push({ userId, codes })
  }
  return left
}

/** Used codes stay used after a restore, and unused ones stay valid. */
export function statementsForCodes(left: readonly CodesLeft[]): readonly string[] {
  return left.flatMap(({ userId, codes }) => [
    `delete from recovery_codes where user_id = ${literal(userId)}`,
    ...codes.map(
      ({ salt, code_hash, created_at }) =>
        `insert into recovery_codes (user_id, code_hash, salt, created_at)
          select id, ${literal(code_hash)}, ${literal(salt)}, ${created_at} from users where id = ${literal(userId)}`,
    ),
  ])
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
