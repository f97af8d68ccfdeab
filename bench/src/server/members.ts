import { send } from './load.ts'

const PASSWORD = 'nine wooden looms'

/** The call that signs somebody in. */
export function signInOf(email: string) {
  return { path: '/api/auth/login', method: 'POST', body: toCredentials(email) } as const
}

/** Makes an account. Returns the cookie of its session. */
export async function signUp(address: string, email: string): Promise<string> {
  const call = { path: '/api/auth/signup', method: 'POST', body: toCredentials(email) } as const
  const { head } = await send(address, call, 1, 1)
  return /set-cookie: (session=[^;]+)/.exec(head)?.[1] ?? ''
}

function toCredentials(email: string): string {
  return JSON.stringify({ email, password: PASSWORD })
}
