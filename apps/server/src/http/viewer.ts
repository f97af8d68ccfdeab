import type { TokenScope, User } from '@wordloom/contract'

/** Whoever is signed in. */
export interface Viewer {
  readonly user: User
  /** Names the session among those of the user. */
  readonly tokenHash: string
  /** Milliseconds since the person last proved who they are, by the database's clock. */
  readonly sinceAuthenticated: number
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
  /** The administrator who is signed in as the user; null where it is the user. */
  readonly impersonator: Impersonator | null
}

export interface Impersonator {
  readonly id: string
  /** Milliseconds since 1970 UTC. */
  readonly endsAt: number
}

/** Whose program asks, and what its token is for. */
export interface TokenViewer {
  readonly viewer: Viewer
  /** Names the token among those of the user. */
  readonly id: string
  readonly scope: TokenScope
}

/** Finds the API token that a program brings. */
export interface TokenFinder {
  /** @throws {RequestError} too_many_requests */
  find(secret: string): Promise<TokenViewer | null>
}

/** Finds the session that a cookie opens. */
export interface SessionFinder {
  find(secret: string): Promise<Viewer | null>
}
