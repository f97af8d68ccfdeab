import type { User } from '@wordloom/contract'

interface KnownUser {
  readonly status: 'pending' | 'error' | 'success'
  readonly data: User | null | undefined
  readonly error: Error | null
}

interface UserSource {
  readonly read: () => KnownUser | undefined
  readonly subscribe: (listener: () => void) => void
}

let readSource: UserSource['read'] = () => undefined
const listeners = new Set<() => void>()

export function connectUser(source: UserSource): void {
  readSource = source.read
  source.subscribe(tell)
  tell()
}

export function readKnownUser(): KnownUser | undefined {
  return readSource()
}

export function subscribeKnownUser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
