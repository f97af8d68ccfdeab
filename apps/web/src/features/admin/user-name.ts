import type { User } from '@wordloom/contract'

/** The full name; empty where none is known. */
export function toFullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
