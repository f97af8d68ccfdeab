import { toEmailKey } from '@wordloom/contract'

export function isSameAddress(one: string, other: string): boolean {
  return toEmailKey(one) === toEmailKey(other)
}
