import type { TokenScope, User } from '@wordloom/contract'

/** The signed-in user of a request. */
export interface Viewer {
  readonly user: User
  /** Identifies the session among those of the user. */
  readonly tokenHash: string
  /** Milliseconds since the user last authenticated, by the database clock. */
  readonly sinceAuthenticated: number
  readonly hasSecondFactor: boolean
  /** The administrator who is signed in as this user, or null. */
  readonly impersonator: Impersonator | null
}

export interface Impersonator {
  readonly id: string
  /** Milliseconds since 1970 UTC. */
  readonly endsAt: number
}

export interface TokenViewer {
  readonly viewer: Viewer
  /** Identifies the token among those of the user. */
  readonly id: string
  readonly scope: TokenScope
}

export interface TokenFinder {
  /** @throws {RequestError} too_many_requests */
  find(secret: string): Promise<TokenViewer | null>
}

export interface SessionFinder {
  find(secret: string): Promise<Viewer | null>
}
