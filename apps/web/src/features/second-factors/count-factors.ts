import type { SecondFactors } from '@wordloom/contract'

/** Recovery codes stand in for the others: they do not count. */
export function countFactors({ appSince, passkeys }: Pick<SecondFactors, 'appSince' | 'passkeys'>): number {
  return passkeys.length + (appSince === null ? 0 : 1)
}
