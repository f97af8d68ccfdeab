import type { User } from '@wordloom/contract'

/** Whoever is signed in. */
export interface Viewer {
  readonly user: User
  /** Names the session among those of the user. */
  readonly tokenHash: string
  /** Milliseconds since the person last proved who they are, by the database's clock. */
  readonly sinceAuthenticated: number
}

/** Finds the session that a cookie opens. */
export interface SessionFinder {
  find(secret: string): Promise<Viewer | null>
}
