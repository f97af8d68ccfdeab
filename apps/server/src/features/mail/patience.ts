const SECOND = 1000
const MINUTE = 60 * SECOND

const FIRST_DELAY_MS = 5 * SECOND
const LONGEST_DELAY_MS = 15 * MINUTE

/** So long is a mail tried, and so long is it worth anything that its link is sent. */
export const MAIL_LIFE_MS = 24 * 60 * MINUTE

/** How long to wait after this many attempts. `random` (0 to 1) keeps those that failed together from coming together. */
export function retryDelayAfter(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  return Math.round(delay * (0.75 + random / 4))
}
