import type { Generated, GeneratedAlways } from 'kysely'

export interface OperationTables {
  outbox: Outbox
  rate_limits: RateLimits
  audit_log: AuditLog
}

interface Outbox {
  id: GeneratedAlways<number>
  recipient: string
  template: string
  data: string
  user_id: string | null
  created_at: number
  due_at: number
  attempts: Generated<number>
  leased_until: number | null
  lease: string | null
  failed_at: number | null
  last_error: string | null
}

interface RateLimits {
  key: string
  count: number
  resets_at: number
}

interface AuditLog {
  id: GeneratedAlways<number>
  at: number
  action: string
  actor_id: string | null
  subject_id: string | null
  address: string | null
  details: string
}
