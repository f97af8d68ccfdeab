import { createHash, randomBytes } from 'node:crypto'
import type { Secrets } from './open-id-connect.ts'

const RANDOM_BYTES = 32
const SECRET = /^[\w-]{43}$/

export function createSecret(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url')
}

export function createSecrets(): Secrets {
  return { state: createSecret(), nonce: createSecret(), codeVerifier: createSecret() }
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text)
}

/** A sign-in ends only in the browser that began it. */
export function hashOfState(state: string, browser: string): string {
  return createHash('sha256').update(`${browser}.${state}`).digest('base64url')
}
