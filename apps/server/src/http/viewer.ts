import type { User } from '@wordloom/contract'

/** Whoever is signed in. */
export interface Viewer {
  readonly user: User
  /** Names the session among those of the user. */
  readonly tokenHash: string
  /** Milliseconds since the person last proved who they are, by the database's clock. */
  readonly sinceAuthenticated: number
  /** The administrator who is signed in as the user; null where it is the user. */
  readonly impersonator: Impersonator | null
}

export interface Impersonator {
  readonly id: string
  /** Milliseconds since 1970 UTC. */
  readonly endsAt: number
}

/** Finds the session that a cookie opens. */
export interface SessionFinder {
  find(secret: string): Promise<Viewer | null>
}
