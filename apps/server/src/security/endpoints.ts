import { API, accounts, type Endpoint, identityProvider, sessions } from '@wordloom/contract'
import { PASSWORD } from '../testing/a-person.ts'

export const ENDPOINTS: readonly Endpoint[] = Object.values(API).flatMap((group): Endpoint[] =>
  Object.values(group),
)
export const WITH_BODY = ENDPOINTS.filter(({ body }) => body !== undefined)
export const WITHOUT_BODY = ENDPOINTS.filter(({ method, body }) => method !== 'GET' && body === undefined)

/** What each endpoint takes, so that one thing at a time can be wrong with it. */
export const VALID: Readonly<Record<string, object>> = {
  [accounts.signUp.path]: { email: 'new@loom.example', password: PASSWORD },
  [sessions.signIn.path]: { email: 'new@loom.example', password: PASSWORD },
  [accounts.forgotPassword.path]: { email: 'new@loom.example' },
  [accounts.resetPassword.path]: { token: 'A'.repeat(64), password: PASSWORD },
  [accounts.verifyEmail.path]: { token: 'A'.repeat(64) },
  [accounts.rename.path]: { firstName: 'Ann' },
  [accounts.changePassword.path]: { currentPassword: PASSWORD, newPassword: PASSWORD },
  [accounts.changeEmail.path]: { email: 'new@loom.example', currentPassword: PASSWORD },
  [accounts.remove.path]: { currentPassword: PASSWORD },
  [identityProvider.link.path]: { currentPassword: PASSWORD },
}
