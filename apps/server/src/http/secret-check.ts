import { createHash, timingSafeEqual } from 'node:crypto'

/** Checks whether a text is the secret. Takes the same time for every wrong one. */
export function createSecretCheck(secret: string): (shown: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(secret)
  return (shown) => timingSafeEqual(digest(shown), expected)
}
