/** The first character of a file in UTF-8 by which spreadsheets know its encoding. */
export const BYTE_ORDER_MARK = '\ufeff'

/** The choices of people for CSV and TSV. Other formats have neither. */
export interface CsvChoices {
  /**
   * False leaves out the apostrophe before cells that a spreadsheet would run as formulas. Cells that begin with
   * apostrophes and such a sign get one more in any case, because readers take one off. Default: true.
   */
  readonly guardsFormulas?: boolean | undefined
  /** True begins the file with a byte order mark, also if it has only a range of the rows. Default: false. */
  readonly hasMark?: boolean | undefined
}
