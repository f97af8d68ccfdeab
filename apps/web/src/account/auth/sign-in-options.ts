import { type SignInOptions, sessions } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'

/** Assumes that only email and password work until the server's answer arrives. */
export function useSignInOptions(): SignInOptions {
  const { data } = useQuery({ queryKey: [sessions.options.path], queryFn: () => call(sessions.options) })
  return data ?? { identityProvider: null, demoAccount: null, hasDemoMail: false, isDemoUnopened: false }
}
