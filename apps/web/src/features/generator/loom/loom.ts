import type { CombiningOptions, Recipe, Texts } from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import type { TextDocument } from '../../../shared/editor/text-document.ts'
import type { ProjectLink } from '../project/project-link.ts'
import type { RowSource } from '../results/row-source.ts'

/** The column's position, counted from 0, determines its color. */
export interface Column {
  readonly id: string
  /** The id under which the text is saved; it changes when another text replaces this one. */
  readonly keptId: string
  readonly document: TextDocument
  /** Changes when another document replaces this one. */
  readonly documentId: string
  /** Number of words; null while they are being counted. */
  readonly items: number | null
  /** In the order in which they were selected. */
  readonly selectedListIds: readonly string[]
  /** How often the column was cleared. Words that were requested before the last time are ignored. */
  readonly clearings: number
}

/** `total` includes duplicates and is 0 if there are no words. */
export type Count =
  | { readonly kind: 'pending'; readonly total: bigint | null }
  /**
   * `distinct` is set if Remove Duplicates is on. `bytes` is the size of the text export and arrives later.
   */
  | {
      readonly kind: 'exact'
      readonly total: bigint
      readonly distinct: bigint | null
      readonly bytes: bigint | null
    }
  /** The distinct combinations are too ambiguous to count; there are `atMost` of them. */
  | { readonly kind: 'at-most'; readonly total: bigint; readonly atMost: bigint }
  | { readonly kind: 'failed'; readonly total: bigint | null; readonly message: string }

/** `columns[i]` is the index of the column that `parts[i]` comes from. */
export interface SampleRow {
  readonly parts: readonly string[]
  readonly columns: readonly number[]
  /** True if long words were shortened. */
  readonly isCut: boolean
}

export interface Sample {
  readonly rows: readonly SampleRow[]
  readonly texts: Texts
}

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
      /** True if words or options have changed since. */
      readonly isOutdated: boolean
    }
  | { readonly kind: 'failed'; readonly message: string }

export type CopyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'copying' }
  | { readonly kind: 'copied'; readonly rows: number }
  /** Export still works in this case. */
  | { readonly kind: 'too-large'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }

export type ExportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running'
      readonly fileName: string
      readonly written: number
      /** In bytes; null if the size can't be known in advance. */
      readonly expected: number | null
      readonly bytesPerSecond: number
      readonly secondsLeft: number | null
      /** The browser has requested no data for several seconds, as when a download is paused. */
      readonly isWaiting: boolean
    }
  | { readonly kind: 'done'; readonly fileName: string; readonly written: number; readonly seconds: number }
  | { readonly kind: 'cancelled'; readonly fileName: string }
  | { readonly kind: 'failed'; readonly fileName: string; readonly message: string }

export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'unavailable'; readonly message: string }

export type FindResult =
  | { readonly kind: 'found'; readonly row: bigint }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }

export interface LoomState {
  readonly columns: readonly Column[]
  readonly options: CombiningOptions
  readonly count: Count
  readonly sample: Sample
  readonly results: Results
  readonly copying: CopyState
  readonly exporting: ExportState
  readonly draft: DraftState
  /** Null on the home page, and until the project is open. */
  readonly project: ProjectLink | null
}

/** Words of saved lists, one per line. */
export interface Fill {
  readonly text: string
  readonly selectedListIds: readonly string[]
}

/** The functions keep their identity for the life of the page. */
export interface LoomActions {
  /** Returns the new column's id, or null if the plan allows no more columns. */
  readonly addColumn: (allowed: number) => Promise<string | null>
  /** Returns a function that restores the column. */
  readonly removeColumn: (id: string) => () => void
  /** Returns a function that restores the words, or null if there were none. */
  readonly clearColumn: (id: string) => (() => void) | null
  /**
   * Replaces the column's words with those of saved lists. Returns a function that restores what was typed
   * there last; that function returns one that reverts it. Returns null if nothing was typed or the column
   * was cleared meanwhile.
   */
  readonly fillColumn: (id: string, fill: Fill) => Promise<(() => () => void) | null>
  /**
   * Replaces all columns and options. Returns a function that restores them, or null if all columns were
   * empty.
   */
  readonly openAll: (texts: readonly string[], options: CombiningOptions) => Promise<(() => void) | null>
  /** Waits until all columns are restored, then returns the first one without words. */
  readonly findEmpty: () => Promise<Column | null>
  readonly textOf: (id: string) => Promise<string>
  /** Null if no combinations are shown. */
  readonly recipe: () => Promise<Recipe | null>
  readonly setOptions: (change: Partial<CombiningOptions>) => void
  readonly generate: () => void
  readonly stopGenerating: () => void
  readonly find: (combination: string) => Promise<FindResult>
  readonly copyAll: () => Promise<void>
  /** Call it while handling a click, because the browser asks where to save. */
  readonly exportAs: (format: ExportFormat) => Promise<void>
  readonly cancelExport: () => void
  readonly dismissExport: () => void
}

export interface Loom extends LoomState {
  readonly actions: LoomActions
}
