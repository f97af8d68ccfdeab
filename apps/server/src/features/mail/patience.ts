const SECOND = 1000
const MINUTE = 60 * SECOND

const FIRST_DELAY_MS = 5 * SECOND
const LONGEST_DELAY_MS = 15 * MINUTE

/** A mail is given up, and a mail with a link becomes pointless, after this time. */
export const MAIL_LIFE_MS = 24 * 60 * MINUTE

/** `random` (0 to 1) spreads retries, so that mails that failed together don't retry together. */
export function retryDelayAfter(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  return Math.round(delay * (0.75 + random / 4))
}
