/** The limits of a sheet. Source: Microsoft, Excel specifications and limits. */
export const MAX_SHEET_ROWS = 1_048_576
export const MAX_SHEET_COLUMNS = 16_384
/** In UTF-16 code units. */
export const MAX_CELL_CHARACTERS = 32_767
