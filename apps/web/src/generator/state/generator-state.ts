import type { CombiningOptions, Recipe, RowSettings } from '@wordloom/contract'
import type { Coverage } from '@wordloom/engine'
import type { TextDocument } from '#words/editor/text-document.ts'
import type { DocumentFormat } from '../compute/export/export-choices.ts'
import type { RowProblem } from '../compute/row-problem.ts'
import type { Row, RowSource } from '../compute/row-source.ts'
import type { LeftOut, ShortenedRows } from '../compute/single-rules.ts'
import type { TableLook, TableToSplit } from '../input/pasted-table.ts'
import type { ProjectClient } from './project-client.ts'

export interface Column {
  readonly id: string
  /** The id under which the text is saved; it changes when another text replaces this one. */
  readonly keptId: string
  readonly document: TextDocument
  readonly documentId: string
  readonly items: number | null
  readonly selectedListIds: readonly string[]
  readonly name: string
  /** Number of times the column was cleared. Words that were requested before the last time are ignored. */
  readonly clearings: number
}

/** `total` includes duplicates and is 0 if there are no words. */
export type Count =
  | { readonly kind: 'pending'; readonly total: bigint | null }
  /** `distinct`: with Remove Duplicates. `kept`: under row settings. `bytes`, of the text export, comes later. */
  | {
      readonly kind: 'exact'
      readonly total: bigint
      readonly distinct: bigint | null
      readonly kept: bigint | null
      readonly bytes: bigint | null
    }
  /** The rows are too ambiguous to count; there are `atMost` of them. */
  | {
      readonly kind: 'at-most'
      readonly total: bigint
      readonly atMost: bigint
      readonly hasRowSettings: boolean
    }
  | { readonly kind: 'failed'; readonly total: bigint | null; readonly message: string }

export type Results =
  | { readonly kind: 'none' }
  /** The first rows arrive before the rest is counted. `since` comes from `performance.now()`. */
  | { readonly kind: 'preparing'; readonly since: number; readonly source: RowSource | null }
  | {
      readonly kind: 'ready'
      readonly source: RowSource
      /** Null if the rows could not be counted; there are at most `total`. */
      readonly rows: bigint | null
      readonly total: bigint
      readonly milliseconds: number
      readonly isOutdated: boolean
      readonly fields: readonly string[]
    }
  | { readonly kind: 'failed'; readonly message: string }

export type CopyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'copying' }
  | { readonly kind: 'copied'; readonly rows: number }
  | { readonly kind: 'too-large'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }

export type ExportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running'
      readonly fileName: string
      readonly written: number
      readonly expected: number | null
      readonly bytesPerSecond: number
      readonly secondsLeft: number | null
      /** The browser has requested no data for several seconds, as when a download is paused. */
      readonly isWaiting: boolean
    }
  | { readonly kind: 'done'; readonly fileName: string; readonly written: number; readonly seconds: number }
  | { readonly kind: 'canceled'; readonly fileName: string }
  | { readonly kind: 'failed'; readonly fileName: string; readonly message: string }

export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'unavailable'; readonly message: string }

export type FindResult =
  | { readonly kind: 'found'; readonly row: bigint }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }

export interface RowReport {
  readonly problems: readonly RowProblem[]
  /** Rows that each rule drops alone. Null if it's off (targets aside), not counted yet, or can't be counted. */
  readonly dropped: readonly (bigint | null)[]
  /** Rows that break each check of the target. Empty while they're counted. */
  readonly broken: readonly (bigint | null)[]
  /** Null while they're counted, and if rows aren't shortened. */
  readonly shortened: ShortenedRows | null
  readonly coverage: Coverage | null
}

export interface GeneratorState {
  readonly columns: readonly Column[]
  readonly options: CombiningOptions
  readonly rows: RowSettings
  readonly rowReport: RowReport
  readonly count: Count
  readonly sample: readonly Row[]
  /** True if the separator removes spaces inside words, and words have some. */
  readonly losesSpaces: boolean
  readonly results: Results
  readonly copying: CopyState
  readonly exporting: ExportState
  readonly draft: DraftState
  readonly project: ProjectClient | null
}

export interface Fill {
  readonly text: string
  readonly selectedListIds: readonly string[]
}

export interface PastedTable extends TableToSplit {
  readonly columnId: string
  readonly allowed: number
}

/** The functions keep their identity for the life of the page. */
export interface GeneratorActions {
  /** Returns the new column's id, or null if the plan allows no more columns. */
  readonly addColumn: (allowed: number) => Promise<string | null>
  readonly removeColumn: (id: string) => () => void
  /** An empty name gives the column its number as a name again. Returns an undo. */
  readonly renameColumn: (id: string, name: string) => () => void
  readonly moveColumn: (id: string, place: number) => () => void
  readonly clearColumn: (id: string) => (() => void) | null
  /** Returns an undo that returns a redo; null if nothing was typed or the column was cleared meanwhile. */
  readonly fillColumn: (id: string, fill: Fill) => Promise<(() => () => void) | null>
  /** Returns a function that restores the previous columns and settings; null if there were none. */
  readonly openAll: (
    texts: readonly string[],
    options: CombiningOptions,
    names?: readonly string[],
    rows?: RowSettings,
  ) => Promise<(() => void) | null>
  /** Returns null if the text isn't a table. */
  readonly lookAtTable: (text: string) => Promise<TableLook | null>
  readonly pasteTable: (table: PastedTable) => Promise<(() => void) | null>
  /** Waits until all columns are restored, then returns the first one without words. */
  readonly findEmpty: () => Promise<Column | null>
  readonly linesOf: (id: string) => Promise<string>
  readonly recipe: () => Promise<Recipe | null>
  readonly setOptions: (change: Partial<CombiningOptions>) => void
  readonly setRows: (change: Partial<RowSettings> | ((rows: RowSettings) => RowSettings)) => () => void
  /** Finds rows that a rule drops (any rule if it's null). May find fewer: `next` says where to go on. */
  readonly leftOut: (rule: number | null, from: bigint, count: number) => Promise<LeftOut>
  /** The cells of the results from a row on, for the fields. Null without fields or if the rows aren't numbered. */
  readonly cells: (from: bigint, count: number) => Promise<readonly (readonly string[])[] | null>
  readonly generate: () => Promise<boolean>
  readonly stopGenerating: () => void
  readonly find: (combination: string) => Promise<FindResult>
  readonly copyAll: () => Promise<void>
  readonly dismissCopying: () => void
  /** Call it while handling a click, because the browser asks where to save. */
  readonly exportAs: (format: DocumentFormat) => Promise<void>
  readonly cancelExport: () => void
  readonly dismissExport: () => void
}

export interface GeneratorModel extends GeneratorState {
  readonly actions: GeneratorActions
}
