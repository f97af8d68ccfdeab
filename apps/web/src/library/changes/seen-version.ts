import type { Scope } from '../scope.ts'

/** Only owners can restore what they delete. Others delete only what they have seen. */
export function toSeenVersion({ role }: Scope, version: number): number | null {
  return role === 'owner' ? null : version
}
