import { createHash } from 'node:crypto'
import { type Endpoint, MAX_IDEMPOTENCY_KEY_CHARACTERS } from '@wordloom/contract'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import type { Repeat } from '../ports/repeat.ts'

const KEY = new RegExp(`^[!-~]{1,${MAX_IDEMPOTENCY_KEY_CHARACTERS}}$`)

const MALFORMED = `Idempotency-Key must be 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} visible ASCII characters`

declare module 'fastify' {
  interface FastifyRequest {
    fingerprint: string | null
  }
}

export function isRepeatable({ headers }: FastifyRequest, endpoint: Endpoint | undefined): boolean {
  return endpoint?.isRepeatable === true && headers['idempotency-key'] !== undefined
}

export function readRepeat(request: FastifyRequest, endpoint: Endpoint): Repeat | null {
  if (!isRepeatable(request, endpoint)) return null
  const key = String(request.headers['idempotency-key'])
  if (!KEY.test(key)) throw new RequestError('bad_request', { message: MALFORMED })
  return { key, fingerprint: request.fingerprint ?? '' }
}

export function fingerprintOf(
  { method, url }: { readonly method: string; readonly url: string },
  body: readonly Uint8Array[],
): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`)
  for (const block of body) hash.update(block)
  return hash.digest('base64url')
}
