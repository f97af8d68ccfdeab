import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'

/** The first of OWASP's recommendations for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Verified when there's no hash, so that the answer takes as long. No password matches it. */
const NOBODYS_HASH = [
  '',
  'argon2id',
  'v=19',
  `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`,
  'A'.repeat(22),
  'A'.repeat(43),
].join('$')

export function hashPassword(password: string): Promise<string> {
  return hash(toSecret(password), COST)
}

export async function hashWithSalt(text: string, salt: string): Promise<string> {
  const hashed = await hashRaw(text, { ...COST, salt: Buffer.from(salt, 'base64url') })
  return hashed.toString('base64url')
}

export function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  return verify(passwordHash ?? NOBODYS_HASH, toSecret(password))
}

export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return (
    !passwordHash.startsWith('$argon2id$') ||
    memoryCost !== COST.memoryCost ||
    timeCost !== COST.timeCost ||
    parallelism !== COST.parallelism
  )
}

/** NFKC makes a password independent of how a keyboard composes its characters. Nothing is trimmed or cut. */
function toSecret(password: string): string {
  return password.normalize('NFKC')
}
