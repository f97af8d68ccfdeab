import { crc32 } from 'node:zlib'
import { TOKEN_PATTERN, TOKEN_PREFIX } from '@wordloom/contract'
import {
  type AccountSecret,
  createAccountSecret,
  readAccountSecret,
} from '../../database/accounts/account-secret.ts'

const CHECKSUM_CHARACTERS = 6

/** The checksum lets secret scanners tell a real token from a text that only looks like one. */
export function createTokenSecret(userId: string): AccountSecret {
  const { secret, hash } = createAccountSecret(userId)
  const text = `${TOKEN_PREFIX}${secret}`
  return { secret: `${text}${checksumOf(text)}`, hash }
}

export function readTokenSecret(token: string): { userId: string; hash: string } | null {
  if (!TOKEN_PATTERN.test(token)) return null
  const text = token.slice(0, -CHECKSUM_CHARACTERS)
  if (checksumOf(text) !== token.slice(-CHECKSUM_CHARACTERS)) return null
  return readAccountSecret(text.slice(TOKEN_PREFIX.length))
}

function checksumOf(text: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(text))
  return bytes.toString('base64url')
}
