import type { TokenScope, User } from '@wordloom/contract'

export interface Viewer {
  readonly user: User
  readonly tokenHash: string
  /** In milliseconds, by the database clock. */
  readonly sinceAuthenticated: number
  readonly hasSecondFactor: boolean
  readonly impersonator: Impersonator | null
}

export interface Impersonator {
  readonly id: string
  /** Milliseconds since 1970 UTC. */
  readonly endsAt: number
}

export interface TokenViewer {
  readonly viewer: Viewer
  readonly id: string
  readonly scope: TokenScope
}

export interface TokenFinder {
  find(secret: string): Promise<TokenViewer | null>
}

export interface SessionFinder {
  find(secret: string): Promise<Viewer | null>
}

export interface SignedIn {
  readonly user: User
  readonly secret: string
}
