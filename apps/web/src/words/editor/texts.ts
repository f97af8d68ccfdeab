export const EDITOR_TEXTS = {
  /** @param share - progress as in `40%`; null if the size is unknown. */
  takingIn: (share: string | null) => (share === null ? 'Loading…' : `Loading… ${share}`),
  cut: (characters: string) => ` … ${characters} more characters … `,
} as const
