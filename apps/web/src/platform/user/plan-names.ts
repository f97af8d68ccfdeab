import type { Plan, User } from '@wordloom/contract'

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  monthly: 'Monthly',
  yearly: 'Yearly',
  friends_family: 'Friends & Family',
}

export const STATUS_NAMES: Readonly<Record<User['subscriptionStatus'], string>> = {
  free: 'Free',
  active: 'Active',
  canceled: 'Canceled',
  past_due: 'Past due',
}
