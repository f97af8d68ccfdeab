import type { Plan, User } from '@wordloom/contract'

/** What people call the plans. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  monthly: 'Monthly',
  yearly: 'Yearly',
  friends_family: 'Friends & Family',
}

/** What becomes of what is paid for them. */
export const STATUS_NAMES: Readonly<Record<User['subscriptionStatus'], string>> = {
  free: 'Free',
  active: 'Active',
  canceled: 'Canceled',
  past_due: 'Past due',
}
