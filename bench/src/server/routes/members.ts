import { send } from '../load/send.ts'

const PASSWORD = 'nine wooden looms'
const ADMINISTRATOR = 'admin@example.org'

export const ADMINISTRATOR_SETTINGS = { ADMIN_EMAIL: ADMINISTRATOR, ADMIN_PASSWORD: PASSWORD }

export function signInOf(email: string) {
  return { path: '/api/auth/login', method: 'POST', body: toCredentials(email) } as const
}

export function signUp(address: string, email: string): Promise<string> {
  const headers = { 'x-forwarded-for': networkOf(email) }
  const call = { path: '/api/auth/signup', method: 'POST', headers, body: toCredentials(email) } as const
  return toCookie(address, call)
}

export function signInAdministrator(address: string): Promise<string> {
  return toCookie(address, signInOf(ADMINISTRATOR))
}

async function toCookie(address: string, call: Parameters<typeof send>[1]): Promise<string> {
  const { head } = await send(address, call, 1, 1)
  const cookie = /set-cookie: (session=[^;]+)/.exec(head)?.[1]
  if (cookie === undefined) throw new Error(`Signing in failed: ${head}`)
  return cookie
}

function toCredentials(email: string): string {
  return JSON.stringify({ email, password: PASSWORD })
}

/** Derives an address from the email, because many sign-ups from one network would look like an attack. */
export function networkOf(email: string): string {
  const bytes = Buffer.from(email)
  const sum = bytes.reduce((hash, byte) => (hash * 31 + byte) % 0xff_ff_ff, 7)
  return `10.${sum >> 16}.${(sum >> 8) & 0xff}.${sum & 0xff}`
}
