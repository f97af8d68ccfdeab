import { randomUUID } from 'node:crypto'
import {
  type JsonText,
  MIN_COLUMNS,
  type Project,
  type ProjectColumn,
  type SentColumns,
  splitWrap,
} from '@wordloom/contract'
import { type Text, textOf } from '../../memory/text.ts'

type ProjectOptions = Pick<
  Project,
  'separator' | 'customSeparator' | 'wrap' | 'customWrap' | 'customPrefix' | 'customSuffix' | 'unique'
>

/** Columns and texts to leave out can be large, so this module never parses them. */
export interface ProjectState extends ProjectOptions {
  readonly columns: SentColumns
  readonly rows: JsonText | null
}

export type SentState = { readonly [Part in keyof ProjectState]?: ProjectState[Part] | undefined }

type Wrap = Pick<ProjectState, 'customWrap' | 'customPrefix' | 'customSuffix'>

export function newState(sent: SentState): ProjectState {
  const empty = (): ProjectColumn => ({ id: randomUUID(), words: '' })
  const columns = Array.from({ length: MIN_COLUMNS }, empty)
  return changedState(
    {
      columns: { json: JSON.stringify(columns), count: columns.length },
      separator: 'nothing',
      customSeparator: '',
      wrap: 'nothing',
      customWrap: '',
      customPrefix: '',
      customSuffix: '',
      unique: false,
      rows: null,
    },
    sent,
  )
}

export function changedState(state: ProjectState, sent: SentState): ProjectState {
  return {
    columns: sent.columns ?? state.columns,
    separator: sent.separator ?? state.separator,
    customSeparator: sent.customSeparator ?? state.customSeparator,
    wrap: sent.wrap ?? state.wrap,
    ...changedWrap(state, sent),
    unique: sent.unique ?? state.unique,
    rows: sent.rows === undefined ? state.rows : sent.rows,
  }
}

export function hasState(sent: SentState): boolean {
  return Object.values(sent).some((part) => part !== undefined)
}

/** Prefix and suffix win over the joined form, in which a bar of the prefix looks like the separator. */
function changedWrap(state: Wrap, { customWrap = state.customWrap, ...sent }: SentState): Wrap {
  const isUnchanged = customWrap === state.customWrap
  const [before, after] = isUnchanged ? [state.customPrefix, state.customSuffix] : splitWrap(customWrap)
  const { customPrefix = before, customSuffix = after } = sent
  const [prefix, suffix] = splitWrap(customWrap)
  const isSame = prefix === customPrefix && suffix === customSuffix
  return { customPrefix, customSuffix, customWrap: isSame ? customWrap : `${customPrefix}|${customSuffix}` }
}

/** None of these can occur inside a JSON string, where a backslash would precede each quotation mark. */
const BEFORE_COLUMNS = '{"columns":'
const BEFORE_ROWS = ',"rows":'
const BEFORE_OPTIONS = ',"separator":'

export function toJson({ columns, rows, ...options }: ProjectState): Text {
  return joinTexts([
    BEFORE_COLUMNS,
    columns.json,
    ...(rows === null ? [] : [BEFORE_ROWS, rows.json]),
    `,${JSON.stringify(options).slice(1)}`,
  ])
}

function joinTexts(parts: readonly Text[]): Text {
  const texts = parts.filter((part) => typeof part === 'string')
  if (texts.length === parts.length) return texts.join('')
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

export function readState(json: Text, columnCount: number): ProjectState {
  const text = typeof json === 'string' ? json : Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  const end = text.lastIndexOf(BEFORE_OPTIONS)
  if (end === -1) throw new Error('The state of a project has no options.')
  const options = JSON.parse(`{${textOf(text.slice(end + 1))}`) as ProjectOptions
  const middle = text.lastIndexOf(BEFORE_ROWS, end)
  const columnsEnd = middle === -1 ? end : middle
  return {
    ...options,
    columns: { json: text.slice(BEFORE_COLUMNS.length, columnsEnd), count: columnCount },
    rows: middle === -1 ? null : { json: text.slice(middle + BEFORE_ROWS.length, end) },
  }
}
