import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** To be compared with where there is no hash: as much work, and equal to that of no password. */
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

/** For what is looked up by its hash: the same for the same salt. Both in base64url. */
export async function hashWithSalt(text: string, salt: string): Promise<string> {
  const hashed = await hashRaw(text, { ...COST, salt: Buffer.from(salt, 'base64url') })
  return hashed.toString('base64url')
}

/** Without a hash the answer takes as long, and is no. */
export function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  return verify(passwordHash ?? NOBODYS_HASH, toSecret(password))
}

/** Whether it was made at another cost than hashes are made now. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return (
    !passwordHash.startsWith('$argon2id$') ||
    memoryCost !== COST.memoryCost ||
    timeCost !== COST.timeCost ||
    parallelism !== COST.parallelism
  )
}

/** The same text is the same password however a keyboard composes it. Nothing is trimmed and nothing cut. */
function toSecret(password: string): string {
  return password.normalize('NFKC')
}
