/** Columns a generator has: it opens with the fewest. */
export const MIN_COLUMNS = 3
export const MAX_COLUMNS = 6

/** Characters, as a person counts them (grapheme clusters), of a custom prefix and of a custom suffix. */
export const MAX_WRAP_CHARACTERS = 5

/** Characters, as a person counts them (grapheme clusters), of a custom separator. */
export const MAX_SEPARATOR_CHARACTERS = 50

/** From here on the product advises to remove duplicates. */
export const MANY_COMBINATIONS = 100_000

/** Characters of a password, counted as code points after NFKC. */
export const MIN_PASSWORD_CHARACTERS = 8
export const MAX_PASSWORD_CHARACTERS = 128

/** Characters of an e-mail address (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL_CHARACTERS = 254

/** Characters of a name of a person. */
export const MAX_NAME_CHARACTERS = 200

/** Bytes of the body of a request that signs in or changes an account, and of any other small one. */
export const MAX_ACCOUNT_BODY_BYTES = 16 * 1024
export const MAX_SMALL_BODY_BYTES = 64 * 1024

/** How long the links of mails open what they are for. */
export const RESET_LINK_MINUTES = 30
export const VERIFICATION_LINK_HOURS = 24
