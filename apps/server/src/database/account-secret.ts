import { hash, randomBytes } from 'node:crypto'

const ID_BYTES = 16
const RANDOM_BYTES = 32
const LENGTH = Math.ceil(((ID_BYTES + RANDOM_BYTES) * 4) / 3)

/** Opens something of an account, once handed out in a cookie or a link. Only the hash of its random part is stored. */
export interface AccountSecret {
  /** base64url of the user's id and 256 random bits: with the id every look-up is one index range of the account. */
  readonly secret: string
  readonly hash: string
}

export function createAccountSecret(userId: string): AccountSecret {
  const random = randomBytes(RANDOM_BYTES)
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return { secret: Buffer.concat([id, random]).toString('base64url'), hash: hashOf(random) }
}

/** What a secret points at, or null for a text that cannot be one. */
export function readAccountSecret(secret: string): { userId: string; hash: string } | null {
  if (secret.length !== LENGTH || !/^[\w-]+$/.test(secret)) return null
  const bytes = Buffer.from(secret, 'base64url')
  return { userId: toUuid(bytes), hash: hashOf(bytes.subarray(ID_BYTES)) }
}

function hashOf(random: Uint8Array): string {
  return hash('sha256', random, 'base64url')
}

function toUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, ID_BYTES)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
