import { SHARE_KINDS, type Share } from '@wordloom/contract'
import { COPIED } from './copied-columns.ts'

export const HEAD_COLUMNS = [
  'shares.id',
  'shares.list_id',
  'shares.result_id',
  'shares.project_id',
  'shares.password_hash',
  'shares.opens',
  'shares.is_frozen',
  'shares.created_at',
  'shares.expires_at',
] as const

interface ShareRow {
  readonly id: number
  readonly list_id: number | null
  readonly result_id: number | null
  readonly project_id: number | null
  readonly password_hash: string | null
  readonly opens: number
  readonly is_frozen: number
  readonly created_at: number
  readonly expires_at: number | null
}

export function toShare(row: ShareRow): Share {
  const kind = SHARE_KINDS.find((each) => row[COPIED[each].reference] !== null) ?? 'list'
  return {
    id: row.id,
    kind,
    itemId: row[COPIED[kind].reference] ?? 0,
    isFrozen: row.is_frozen === 1,
    hasPassword: row.password_hash !== null,
    opens: row.opens,
    wrongPasswords: 0,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  }
}
