export const EDITOR_TEXTS = {
  /** @param share - how much of a large text is there: `40%`; null while its size is not known. */
  takingIn: (share: string | null) => (share === null ? 'Taking in…' : `Taking in… ${share}`),
  /** What is left out of sight in the middle of a very long line. */
  cut: (characters: string) => ` … ${characters} more characters … `,
} as const
