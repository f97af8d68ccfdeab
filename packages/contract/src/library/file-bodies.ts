import * as z from 'zod/mini'

/** Media types of bodies that are files of other programs. Their words become those of the item. */
export const FILE_BODY_TYPES = ['text/plain', 'text/csv', 'text/tab-separated-values'] as const

const Flag = z.optional(z.enum(['true', 'false']))
const IdInQuery = z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)))

/** Fields of the query beside a body that is a file: those of the item, and assumptions of the reader. */
export const FileQuery = {
  /** The name of the item, for bodies that are files. */
  name: z.optional(z.string()),
  folderId: IdInQuery,
  projectId: IdInQuery,
  /** A name that browsers know, such as windows-1252. */
  encoding: z.optional(z.string().check(z.maxLength(40))),
  separator: z.optional(z.enum(['comma', 'semicolon', 'tab', 'pipe'])),
  /** The line with the names of the columns, counted from 1, or `none`. */
  header: z.optional(z.string().check(z.regex(/^(none|[1-9][0-9]{0,8})$/))),
  /** The name of the column with the words, or its number counted from 1. */
  column: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  /** Takes each line as a word. */
  lines: Flag,
  keepTotals: Flag,
  plainQuotes: Flag,
  /** With `true`, the reply says in `reading` how the file was read. */
  report: Flag,
}

/** Assumptions of the reader of a file, and their results. Lines and columns are counted from 1. */
export const ReadingReport = z.strictObject({
  /** One line for people. Empty if nothing had to be assumed. */
  summary: z.string(),
  format: z.enum(['lines', 'table', 'json', 'workbook']),
  encoding: z.nullable(z.string()),
  isEncodingCertain: z.boolean(),
  separator: z.nullable(z.string()),
  headerLine: z.nullable(z.int()),
  linesSkippedAbove: z.int(),
  totalsLeftOut: z.int(),
  closingLinesLeftOut: z.int(),
  headersLeftOut: z.int(),
  columns: z.readonly(
    z.array(
      z.strictObject({
        number: z.int(),
        name: z.string(),
        role: z.nullable(z.string()),
        isChosen: z.boolean(),
        unreadableNumbers: z.int(),
      }),
    ),
  ),
  doubts: z.readonly(z.array(z.string())),
})
export type ReadingReport = Readonly<z.infer<typeof ReadingReport>>

export type FileFields = Readonly<z.infer<z.ZodMiniObject<typeof FileQuery>>>

/** The fields of the item that stand in the query. */
export function fieldsOfFile({ name, folderId, projectId }: FileFields): Readonly<Record<string, unknown>> {
  return {
    ...(name !== undefined && { name }),
    ...(folderId !== undefined && { folderId: Number(folderId) }),
    ...(projectId !== undefined && { projectId: Number(projectId) }),
  }
}
