import { BYTE_ORDER_MARK, type CsvChoices, toCsvLine } from '@wordloom/engine'
import type { LineProblem } from '@wordloom/targets'
import { nameOfFile } from '../input/read-bytes.ts'
import { REPORT_TEXTS as T } from '../texts.ts'
import { openOutput, writeText } from './output.ts'

export const REPORT_FORMATS = ['txt', 'csv', 'tsv', 'json'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

type Cell = string | number | bigint | boolean | null

export interface Report<Key extends string> {
  /** Only txt asks for the sentence. */
  add(cells: Readonly<Record<Key, Cell>>, toSentence: () => string): void
  /** The sentence about all of it is only in txt. */
  end(summary?: string): void
}

const BLOCK_CHARACTERS = 1 << 16

/** `headings` names and orders the columns of a table; JSON uses the keys. Cells for spreadsheets are guarded. */
export function createReport<Key extends string>(
  { format, hasMark = false, guardsFormulas = true }: CsvChoices & { readonly format: ReportFormat },
  headings: Readonly<Partial<Record<Key, string>>>,
  isForSpreadsheets = true,
): Report<Key> {
  const guard = !isForSpreadsheets ? null : guardsFormulas ? 'formulas' : 'apostrophes'
  const separator = format === 'tsv' ? '\t' : ','
  const keys = Object.keys(headings) as Key[]
  let pending = ''
  let isFirst = true
  const write = (text: string) => {
    pending += text
    if (pending.length >= BLOCK_CHARACTERS) flush()
  }
  const flush = () => {
    writeText(pending)
    pending = ''
  }
  const writeLine = (cells: readonly string[]) => write(toCsvLine(cells, { separator, guard }))
  const isTable = format === 'csv' || format === 'tsv'
  if (isTable && hasMark) write(BYTE_ORDER_MARK)
  if (isTable) writeLine(keys.map((key) => headings[key] ?? ''))
  return {
    add(cells, toSentence) {
      if (format === 'txt') write(`${toSentence()}\n`)
      else if (isTable) writeLine(keys.map((key) => String(cells[key] ?? '')))
      else {
        const object = Object.fromEntries(keys.map((key) => [key, cells[key]]))
        write(`${isFirst ? '[' : ','}\n${JSON.stringify(object, withJsonNumbers)}`)
      }
      isFirst = false
    },
    end(summary) {
      if (format === 'txt' && summary !== undefined) write(`${summary}\n`)
      if (format === 'json') write(isFirst ? '[]\n' : '\n]\n')
      flush()
    },
  }
}

/** Beyond the range in which JSON numbers are exact, a number is its digits. */
export function withJsonNumbers(_: string, value: unknown): unknown {
  if (typeof value !== 'bigint') return value
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}

/** Opens the output after everything was read, so that a failure leaves the file as it was. */
export function openReport(output: string | undefined): void {
  if (output !== undefined) openOutput(output)
}

const MAX_PROBLEMS = 20

export function reportProblems(file: string, problems: readonly LineProblem[]): void {
  for (const { line, text, message } of problems.slice(0, MAX_PROBLEMS))
    console.error(T.problem(nameOfFile(file), line, text, message))
  if (problems.length > MAX_PROBLEMS) console.error(T.moreProblems(problems.length - MAX_PROBLEMS))
}
