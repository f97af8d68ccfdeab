import type { Endpoint, JoinedProject } from '@wordloom/contract'
import { createContext, use } from 'react'

/** The account that has the items of a page, and the role of the user in it. */
export type Scope = OwnScope | JoinedProject

interface OwnScope {
  readonly role: 'owner'
  readonly account: undefined
}

export const OWN: Scope = { role: 'owner', account: undefined }

export const ScopeContext = createContext<Scope>(OWN)

export function useScope(): Scope {
  return use(ScopeContext)
}

/** True if the contract opens the endpoint to the role. The server decides by the same rule. */
export function canCall({ role }: Pick<Scope, 'role'>, { people }: Endpoint): boolean {
  if (role === 'owner') return true
  return people !== undefined && (role === 'editor' || people.role === 'viewer')
}
