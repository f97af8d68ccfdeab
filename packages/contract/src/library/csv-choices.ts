import * as z from 'zod/mini'

const Flag = z.optional(z.enum(['true', 'false']))

/** Choices for `csv`, beside the format in a body. */
export const CsvBody = {
  /** False leaves out the apostrophe before cells that a spreadsheet would run as formulas. Default: true. */
  guard: z.optional(z.boolean()),
  /** True begins the file with a byte order mark, by which spreadsheets know UTF-8. Only with row 0. Default: false. */
  byteOrderMark: z.optional(z.boolean()),
}

/** The same beside the format in a query. */
export const CsvQuery = { guard: Flag, byteOrderMark: Flag }

type Choice = boolean | 'true' | 'false' | undefined

/** The choices as the engine takes them. */
export function csvChoicesOf({
  guard,
  byteOrderMark,
}: {
  readonly guard?: Choice
  readonly byteOrderMark?: Choice
}) {
  return {
    guardsFormulas: guard !== false && guard !== 'false',
    hasMark: byteOrderMark === true || byteOrderMark === 'true',
  }
}
