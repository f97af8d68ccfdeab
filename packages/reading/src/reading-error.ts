/**
 * Why a file can't be read:
 * - `not-text`: it's another kind of file, which `kind` names;
 * - `cut-off`: a UTF-16 file ends in the middle of a character;
 * - `encoding`: the bytes aren't text in the encoding, or in any that the reader knows;
 * - `quotes`: a quote is never closed, or text follows a closing quote;
 * - `columns`: a row has too many cells;
 * - `json`: it isn't JSON, or not a list;
 * - `workbook`: it's damaged, protected, too large or empty;
 * - `no-column`, `no-line`: an option names a column or a line that the file doesn't have.
 */
export type ReadingProblem =
  | 'not-text'
  | 'cut-off'
  | 'encoding'
  | 'quotes'
  | 'columns'
  | 'json'
  | 'workbook'
  | 'no-column'
  | 'no-line'

/** The message is a sentence for people. It says what to do. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError'
  readonly problem: ReadingProblem
  /** The line of the file, counted from 1, if one is to blame. */
  readonly line: number | null

  constructor(problem: ReadingProblem, message: string, line: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
    this.line = line
  }
}
