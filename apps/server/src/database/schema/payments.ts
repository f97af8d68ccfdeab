import type { Generated, GeneratedAlways } from 'kysely'
import type { Flag } from './flag.ts'

export interface PaymentTables {
  payments: Payments
  payment_events: PaymentEvents
  payment_tasks: PaymentTasks
  sandbox_subscriptions: SandboxSubscriptions
  sandbox_payments: SandboxPayments
}

interface Payments {
  user_id: string
  id: string
  at: number
  amount: number
  refunded: Generated<number>
  currency: string
  status: 'paid' | 'failed' | 'refunded' | 'disputed'
  receipt_url: string | null
}

interface PaymentEvents {
  id: string
  type: string
  received_at: number
}

interface PaymentTasks {
  id: GeneratedAlways<number>
  customer_id: string
  created_at: number
  due_at: number
  attempts: Generated<number>
  leased_until: number | null
  last_error: string | null
}

interface SandboxSubscriptions {
  user_id: string
  id: string
  plan: 'monthly' | 'yearly'
  next_plan: 'monthly' | 'yearly' | null
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  client_secret: string | null
  period_end: number | null
  ends_at_period_end: Generated<Flag>
  created_at: number
}

/** Amounts are in cents. */
interface SandboxPayments {
  user_id: string
  id: string
  at: number
  amount: number
}
