import type { User } from '@wordloom/contract'
import { Listeners } from '../lib/listeners.ts'

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
const listeners = new Listeners()

export function connectUser(source: UserSource): void {
  readSource = source.read
  source.subscribe(() => listeners.notify())
  listeners.notify()
}

export function readKnownUser(): KnownUser | undefined {
  return readSource()
}

export const subscribeKnownUser = listeners.subscribe
