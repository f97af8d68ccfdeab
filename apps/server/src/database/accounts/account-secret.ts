import { hash, randomBytes } from 'node:crypto'

const ID_BYTES = 16
const RANDOM_BYTES = 32
const LENGTH = Math.ceil(((ID_BYTES + RANDOM_BYTES) * 4) / 3)

/** A secret for a cookie or an emailed link. The database stores only the hash of its random part. */
export interface AccountSecret {
  /** base64url of the user's id, by which an index finds it, and 256 random bits. */
  readonly secret: string
  readonly hash: string
}

export function createAccountSecret(userId: string): AccountSecret {
  const random = randomBytes(RANDOM_BYTES)
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return { secret: Buffer.concat([id, random]).toString('base64url'), hash: hashOf(random) }
}

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
