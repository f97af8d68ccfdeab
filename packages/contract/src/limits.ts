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

/** Characters (UTF-16 units) of a message to whoever runs the installation. */
export const MAX_MESSAGE_CHARACTERS = 5000

/** Bytes of the body of a request that signs in or changes an account, and of any other small one. */
export const MAX_ACCOUNT_BODY_BYTES = 16 * 1024
export const MAX_SMALL_BODY_BYTES = 64 * 1024

/** Bytes of what the payment provider tells at once. */
export const MAX_WEBHOOK_BODY_BYTES = 512 * 1024

/** Accounts that a page of the administrators' list holds, and entries of the audit log. */
export const ADMIN_PAGE_USERS = 50
export const AUDIT_PAGE_ENTRIES = 100

/** Lists or results that a page of what administrators see of an account holds, and the characters of each. */
export const INSPECTED_PAGE_ITEMS = 50
export const INSPECTED_CHARACTERS = 20_000

/** How long an administrator may be signed in as somebody else. */
export const IMPERSONATION_MINUTES = 30

/** How long the links of mails open what they are for. */
export const RESET_LINK_MINUTES = 30
export const VERIFICATION_LINK_HOURS = 24

/** Characters (UTF-16 units) of the name of a list, a result, a folder or a project, and of a description. */
export const MAX_TITLE_CHARACTERS = 200
export const MAX_DESCRIPTION_CHARACTERS = 2000

/** Words of a list, and combinations of a result that are sent one by one. */
export const MAX_WORDS = 1_000_000
export const MAX_COMBINATIONS = 1_000_000

/** Characters (UTF-16 units) of all columns of a saved result or a project together. */
export const MAX_COLUMNS_CHARACTERS = 24 * 1024 * 1024

/** Characters (UTF-16 units) of one word or combination. */
export const MAX_ITEM_CHARACTERS = 10_000

/** Bytes of the body of a request that carries words, and of one that carries combinations. */
export const MAX_LIST_BODY_BYTES = 24 * 1024 * 1024
export const MAX_RESULT_BODY_BYTES = 64 * 1024 * 1024

/** Words and combinations that stand in a summary, and the characters that are left of each. */
export const LIST_PREVIEW_WORDS = 3
export const RESULT_PREVIEW_COMBINATIONS = 6
export const PREVIEW_CHARACTERS = 200

/** A result that has a recipe keeps its combinations as text up to here; beyond, they are made again when they are read. */
export const MAX_KEPT_COMBINATIONS = 100_000
export const MAX_KEPT_COMBINATIONS_BYTES = 4 * 1024 * 1024

/** For how long what was deleted can be brought back. */
export const TRASH_DAYS = 30

/** For how long the same Idempotency-Key gets the same answer. */
export const IDEMPOTENCY_HOURS = 24

/** Characters of an Idempotency-Key. */
export const MAX_IDEMPOTENCY_KEY_CHARACTERS = 200

/** Bytes of a file to import, and how many of its items are shown before it is imported. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_PREVIEW_ITEMS = 50
