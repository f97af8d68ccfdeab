import type { SecondFactors } from '@wordloom/contract'

/** Recovery codes only replace other factors, so they don't count. */
export function countFactors({ appSince, passkeys }: Pick<SecondFactors, 'appSince' | 'passkeys'>): number {
  return passkeys.length + (appSince === null ? 0 : 1)
}
