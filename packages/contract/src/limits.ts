/** Columns a generator has: it opens with the fewest. */
export const MIN_COLUMNS = 3
export const MAX_COLUMNS = 6

/** Characters, as a person counts them (grapheme clusters), of a custom prefix and of a custom suffix. */
export const MAX_WRAP_CHARACTERS = 5

/** Characters, as a person counts them (grapheme clusters), of a custom separator. */
export const MAX_SEPARATOR_CHARACTERS = 50

/** From here on the product advises to remove duplicates. */
export const MANY_COMBINATIONS = 100_000
