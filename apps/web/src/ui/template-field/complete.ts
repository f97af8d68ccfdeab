import { toSearchable } from '@wordloom/engine'
import { toReference } from './references.ts'

export interface CompletionOption {
  readonly label: string
  readonly column: number | null
  readonly hint: string | null
  readonly insert: string
}

export interface Completion {
  readonly from: number
  readonly to: number
  readonly options: readonly CompletionOption[]
}

interface FilterChoice {
  readonly name: string
  readonly hint: string
  readonly takesValue: boolean
}

interface FieldChoices {
  readonly words: readonly { readonly name: string; readonly hint: string }[]
  readonly filters: readonly FilterChoice[]
}

/** Completes the name of a column after `{`; in fields, also their own words, and filters after `|`. */
export function completeTemplate(
  text: string,
  caret: number,
  names: readonly string[],
  field: FieldChoices | null = null,
): Completion | null {
  const open = openBrace(text, caret)
  if (open === null) return null
  const bar = text.lastIndexOf('|', caret - 1)
  if (bar > open) return field && completeFilter(text, bar + 1, caret, field.filters)
  const typed = text.slice(open + 1, caret)
  const options = [
    ...toColumnOptions(names, '}'),
    ...(field?.words ?? []).map(({ name, hint }) => ({
      label: name,
      column: null,
      hint,
      insert: `${name}}`,
    })),
  ]
  return toCompletion(open + 1, endOfName(text, caret, '}'), typed, options)
}

export function completeCondition(text: string, caret: number, names: readonly string[]): Completion | null {
  const before = /\[([^[\]"\r\n]*)$/.exec(text.slice(0, caret))
  if (before === null || isInQuotes(text.slice(0, before.index))) return null
  const typed = before[1] ?? ''
  return toCompletion(before.index + 1, endOfName(text, caret, ']'), typed, toColumnOptions(names, ']'))
}

function toColumnOptions(names: readonly string[], close: string): readonly CompletionOption[] {
  return names.map((label, column) => ({
    label,
    column,
    hint: null,
    insert: toReference(column, names) + close,
  }))
}

function completeFilter(
  text: string,
  from: number,
  caret: number,
  filters: readonly FilterChoice[],
): Completion | null {
  const rest = /^[^{}|]*/.exec(text.slice(caret))?.[0] ?? ''
  const to = caret + rest.length
  const isClosed = text[to] === '}' || text[to] === '|'
  const options = filters.map(({ name, hint, takesValue }) => ({
    label: name,
    column: null,
    hint,
    insert: name + (takesValue ? ':' : isClosed ? '' : '}'),
  }))
  return toCompletion(from, to, text.slice(from, caret), options)
}

function toCompletion(
  from: number,
  to: number,
  typed: string,
  options: readonly CompletionOption[],
): Completion | null {
  const wanted = toSearchable(typed.trim())
  const found = options.filter(({ label }) => toSearchable(label).includes(wanted))
  const first = found.filter(({ label }) => toSearchable(label).startsWith(wanted))
  const ordered = [...first, ...found.filter((option) => !first.includes(option))]
  return ordered.length === 0 ? null : { from, to, options: ordered }
}

function openBrace(text: string, caret: number): number | null {
  let open: number | null = null
  for (let at = 0; at < caret; at++) {
    if (open === null && text[at] === text[at + 1] && (text[at] === '{' || text[at] === '}')) at++
    else if (text[at] === '{') open = at
    else if (text[at] === '}') open = null
  }
  return open !== null && open < caret ? open : null
}

function endOfName(text: string, caret: number, close: string): number {
  const rest = /^[^{}[\]|"]*/.exec(text.slice(caret))?.[0] ?? ''
  const end = caret + rest.length
  return text[end] === close ? end + 1 : caret
}

function isInQuotes(text: string): boolean {
  return (text.replaceAll(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1
}
