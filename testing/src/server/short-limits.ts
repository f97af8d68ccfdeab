import type { TIME_LIMITS } from '@wordloom/server/internal/http/server'

export const SHORT_LIMITS = {
  requestTimeout: 9000,
  timeLimit: 7000,
  connectionTimeout: 5000,
  keepAliveTimeout: 5000,
  headersTimeout: 6000,
  connectionsCheckingInterval: 250,
} satisfies Record<keyof typeof TIME_LIMITS, unknown>
