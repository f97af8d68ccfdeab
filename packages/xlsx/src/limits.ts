/** The limits of a sheet and of a workbook. Source: Microsoft, Excel specifications and limits. */
export const MAX_SHEET_ROWS = 1_048_576
export const MAX_SHEET_COLUMNS = 16_384
/** In UTF-16 code units. */
export const MAX_CELL_CHARACTERS = 32_767
export const MAX_CELL_STYLES = 65_490
/** Excel's dialog takes no longer one. */
export const MAX_FORMAT_CHARACTERS = 255

/** Far more than programs write. Reading stops there, so that a small file can't take much memory. */
export const MAX_PARTS = 20_000
export const MAX_RELATIONS = 20_000
export const MAX_ATTRIBUTES = 1000
export const MAX_MERGED_RANGES = 200_000
/** In UTF-16 code units between two tags. The XML parser keeps them all until the next tag. */
export const MAX_TEXT_CHARACTERS = 4_000_000

/** Sheets shrink to a hundredth at most. A part that shrinks more and is large is made to fill the memory. */
export const MAX_SHRINKAGE = 250
export const MIN_SUSPICIOUS_BYTES = 128 * 1024 * 1024
