export const EDITOR_TEXTS = {
  /** @param share - progress as in `40%`; null if the size is unknown. */
  takingIn: (share: string | null) => (share === null ? 'Taking in…' : `Taking in… ${share}`),
  /** Replaces the hidden middle of a very long line. */
  cut: (characters: string) => ` … ${characters} more characters … `,
} as const
