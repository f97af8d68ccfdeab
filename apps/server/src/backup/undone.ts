import type { AuditAction } from '@wordloom/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { type CodesLeft, readCodesLeft } from './recovery-codes.ts'

/** Changes that someone relies on, and that a restore undoes. */
const ACTIONS: readonly AuditAction[] = [
  'user_suspended',
  'administrator_removed',
  'user_deletion_begun',
  'user_deleted',
  'account_deleted',
  'password_changed',
  'password_reset',
  'password_set',
  'email_changed',
  'email_set',
  'identity_provider_unlinked',
  'second_factor_removed',
  'second_factors_removed',
]

const AT_ONCE = 500

export interface Since {
  readonly actions: readonly AuditedAction[]
  readonly codesLeft: readonly CodesLeft[]
}

export interface AuditedAction {
  readonly at: number
  readonly action: string
  readonly subject_id: string | null
}

export interface Undone {
  readonly at: Date
  readonly action: string
  readonly email: string
}

export interface Outcome {
  readonly kept: string | null
  readonly undone: readonly Undone[] | null
}

export async function readSince(kysely: Kysely<Tables>, since: Date): Promise<Since> {
  return { actions: await readActions(kysely, since), codesLeft: await readCodesLeft(kysely, since) }
}

function readActions(kysely: Kysely<Tables>, since: Date): Promise<AuditedAction[]> {
  return kysely
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject_id'])
    .where('at', '>=', since.getTime())
    .where('action', 'in', ACTIONS)
    .orderBy('id')
    .execute()
}

export async function findUndone(kysely: Kysely<Tables>, { actions }: Since): Promise<Undone[]> {
  const ids = [...new Set(actions.flatMap(({ subject_id }) => subject_id ?? []))]
  const emails = new Map<string, string>()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    const rows = await kysely.selectFrom('users').select(['id', 'email']).where('id', 'in', some).execute()
    for (const { id, email } of rows) emails.set(id, email)
  }
  return actions.flatMap(({ at, action, subject_id }) => {
    const email = subject_id === null ? undefined : emails.get(subject_id)
    return email === undefined ? [] : [{ at: new Date(at), action, email }]
  })
}
