import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@wordloom/contract'

/** Leaves out letters that look like digits or like each other. Each character has 5 bits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const CHARACTERS = 16
const SALT_BYTES = 16

export interface NewRecoveryCodes {
  readonly codes: readonly string[]
  readonly salt: string
  readonly hashes: readonly string[]
}

export type HashCode = (code: string, salt: string) => Promise<string>

export async function createRecoveryCodes(hashCode: HashCode): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode)
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)))
  return { codes: codes.map(toShown), salt, hashes }
}

function createCode(): string {
  return Array.from(randomBytes(CHARACTERS), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}

/** @example toShown('0123456789abcdef') // '0123-4567-89ab-cdef' */
function toShown(code: string): string {
  return code.replace(/(?<=.)(?=(.{4})+$)/g, '-')
}
