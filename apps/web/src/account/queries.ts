import { accounts, sessions } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'

export const accountQueries = {
  details: { queryKey: [accounts.details.path], queryFn: () => call(accounts.details) },
  sessions: { queryKey: [sessions.list.path], queryFn: () => call(sessions.list) },
  options: { queryKey: [sessions.options.path], queryFn: () => call(sessions.options) },
} as const
