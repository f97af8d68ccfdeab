export const MIN_COLUMNS = 3
export const MAX_COLUMNS = 6

/** UTF-16 units of a column's name. */
export const MAX_COLUMN_NAME_CHARACTERS = 60

type Tuple<
  Count extends number,
  Entry,
  Made extends readonly Entry[] = readonly [],
> = Made['length'] extends Count ? Made : Tuple<Count, Entry, readonly [...Made, Entry]>

/** One entry per possible column. A table of this type doesn't compile until it has all of them. */
export type PerColumn<Entry> = Tuple<typeof MAX_COLUMNS, Entry>

type UpTo<Count extends number, Made extends readonly unknown[] = readonly []> = Made['length'] extends Count
  ? Count
  : Made['length'] | UpTo<Count, readonly [...Made, unknown]>

export type ColumnCount = Exclude<UpTo<typeof MAX_COLUMNS>, UpTo<typeof MIN_COLUMNS>> | typeof MIN_COLUMNS

/** Grapheme clusters in a custom prefix or a custom suffix. */
export const MAX_WRAP_CHARACTERS = 5

/** Grapheme clusters in a custom separator. */
export const MAX_SEPARATOR_CHARACTERS = 50

/** From this number of combinations on, the app suggests removing duplicates. */
export const MANY_COMBINATIONS = 100_000

/** Code points of a password after NFKC. */
export const MIN_PASSWORD_CHARACTERS = 8
export const MAX_PASSWORD_CHARACTERS = 128

/** Characters of an email address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL_CHARACTERS = 254

export const MAX_NAME_CHARACTERS = 200
export const MAX_LABEL_CHARACTERS = 100

/** UTF-16 units of a contact message. */
export const MAX_MESSAGE_CHARACTERS = 5000

/** Bytes of a request body: for signing in or changing an account, and for other small requests. */
export const MAX_ACCOUNT_BODY_BYTES = 16 * 1024
export const MAX_SMALL_BODY_BYTES = 64 * 1024

/** Domain names that one request can look up. */
export const MAX_LOOKUP_NAMES = 500

/** Bytes of a request body with keywords and negatives, and the effects and the unreadable lines that one answer lists. */
export const MAX_KEYWORDS_BODY_BYTES = 8 * 1024 * 1024
export const MAX_LISTED_EFFECTS = 10_000
export const MAX_LISTED_PROBLEMS = 100

/** Rows that a check shows for each reason. */
export const CHECK_EXAMPLES = 10

/** Terms to pack, and UTF-16 units of each. */
export const MAX_PACKED_TERMS = 2000
export const MAX_PACKED_TERM_CHARACTERS = 500

export const MAX_WEBHOOK_BODY_BYTES = 512 * 1024

/** Entries per page of the admin's user list and of the audit log. */
export const ADMIN_PAGE_USERS = 50
export const AUDIT_PAGE_ENTRIES = 100

/** Lists or results per page when an admin inspects an account, and the UTF-16 units shown of each. */
export const INSPECTED_PAGE_ITEMS = 50
export const INSPECTED_CHARACTERS = 20_000

export const IMPERSONATION_MINUTES = 30

export const RESET_LINK_MINUTES = 30
export const VERIFICATION_LINK_HOURS = 24

/** UTF-16 units of the name and the description of an item. */
export const MAX_TITLE_CHARACTERS = 200
export const MAX_DESCRIPTION_CHARACTERS = 2000

/** Words per list, and combinations per result that are sent one by one. */
export const MAX_WORDS = 1_000_000
export const MAX_COMBINATIONS = 1_000_000

/** UTF-16 units of all columns of a saved result or a project, and their bytes as they are stored. */
export const MAX_COLUMNS_CHARACTERS = 24 * 1024 * 1024
export const MAX_COLUMNS_BYTES = 24 * 1024 * 1024

/** UTF-16 units of one word or combination. */
export const MAX_ITEM_CHARACTERS = 10_000

/** Bytes of a request body that carries words, and of one that carries combinations. */
export const MAX_LIST_BODY_BYTES = 24 * 1024 * 1024
export const MAX_RESULT_BODY_BYTES = 64 * 1024 * 1024

/** Items in a summary, and UTF-16 units of each. */
export const LIST_PREVIEW_WORDS = 3
export const RESULT_PREVIEW_COMBINATIONS = 6
export const PREVIEW_CHARACTERS = 200

/** UTF-16 units of a pattern or the template of a field, of a rule, of a seed, and of the name of a field. */
export const MAX_TEMPLATE_CHARACTERS = 2000
export const MAX_CONDITION_CHARACTERS = 20_000
export const MAX_SEED_CHARACTERS = 100
export const MAX_FIELD_NAME_CHARACTERS = 100

/** Rows of a sample, and of a sample for each word of a column. */
export const MAX_SAMPLE_ROWS = 10_000_000
export const MAX_EACH_ROWS = 1_000_000

/** Up to these limits, a result with a recipe also keeps its combinations. Others are made on each read. */
export const MAX_KEPT_COMBINATIONS = 100_000
export const MAX_KEPT_COMBINATIONS_BYTES = 4 * 1024 * 1024

export const TRASH_DAYS = 30

export const IDEMPOTENCY_HOURS = 24

export const MAX_IDEMPOTENCY_KEY_CHARACTERS = 200

/** Keys that an account keeps. Older ones make room, but never a key of the last minutes. */
export const MAX_IDEMPOTENCY_KEYS = 10_000
export const IDEMPOTENCY_KEPT_MINUTES = 15

/** Bytes of a file to import, and items in the preview of an import. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const IMPORT_PREVIEW_ITEMS = 50
