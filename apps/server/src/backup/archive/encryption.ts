import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { BackupError } from '../backup-error.ts'

export const Encryption = z.object({
  cipher: z.literal('aes-256-gcm'),
  /** Derives the key slowly (0.3 s), so that guessing takes long. */
  derivation: z.literal('scrypt-131072-8-1'),
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
})
export type Encryption = z.infer<typeof Encryption>

const COST = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

export interface Encrypter {
  readonly transform: Transform
  describe(): Encryption
}

export async function createEncrypter(passphrase: string): Promise<Encrypter> {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt, 32, COST), iv)
  return {
    transform: cipher,
    describe: () => ({
      cipher: 'aes-256-gcm',
      derivation: 'scrypt-131072-8-1',
      salt: salt.toString('base64'),
      iv: iv.toString('base64'),
      tag: cipher.getAuthTag().toString('base64'),
    }),
  }
}

/** Fails only at its end if the passphrase is wrong, so don't trust the output before that. */
export async function createDecrypter(passphrase: string, encryption: Encryption): Promise<Transform> {
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const key = await derive(passphrase, bytes(encryption.salt), 32, COST)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(encryption.iv))
  return decipher.setAuthTag(bytes(encryption.tag))
}

export function wrongPassphrase(cause: unknown): unknown {
  if (cause instanceof BackupError) return cause
  return new BackupError('The backup was encrypted with another passphrase.', { cause })
}
