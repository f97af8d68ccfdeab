import { type SignInOptions, sessions } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { useQuery } from '../../shared/lib/use-query.ts'

/** How to sign in here; until that is known, with email and password. */
export function useSignInOptions(): SignInOptions {
  const { data } = useQuery({ queryKey: [sessions.options.path], queryFn: () => call(sessions.options) })
  return data ?? { identityProvider: null, demoAccount: null, hasDemoMail: false, isDemoUnopened: false }
}
