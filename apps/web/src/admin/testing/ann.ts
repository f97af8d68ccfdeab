import type { User } from '@wordloom/contract'

export const ANN: User = {
  id: 'ann',
  firstName: 'Ann',
  lastName: null,
  email: 'ann@example.org',
  emailVerified: 1,
  emailVerificationSentAt: null,
  isSuspended: false,
  isAdmin: false,
  subscriptionPlan: 'free',
  subscriptionStatus: 'free',
  stripeSubscriptionId: null,
  profileImageUrl: null,
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
}
