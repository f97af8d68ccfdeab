import { describeOptions } from './option-help.ts'
import { READING_OPTIONS } from './reading-options.ts'

/** The part of the help about files that is the same for all commands. */
export const READING_USAGE = `How files are read:
  A file can also be a table (CSV, TSV, XLSX, JSON) of another program. Its encoding, separator, header and columns are
  found, and titles, totals and closing lines are left out. Standard error says what was assumed. Change it for all FILEs:
${describeOptions(READING_OPTIONS)}`
