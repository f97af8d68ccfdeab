import type { CombiningOptions, Recipe, Texts } from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import type { TextDocument } from '../../../shared/editor/text-document.ts'
import type { ProjectLink } from '../project/project-link.ts'
import type { RowSource } from '../results/row-source.ts'

/** One thread: its colour is that of its place among the columns, counted from 0. */
export interface Column {
  readonly id: string
  /** The name under which its text is kept. Another text in its place has another one. */
  readonly keptId: string
  readonly document: TextDocument
  /** Another document in its place has another one. */
  readonly documentId: string
  /** How many words it holds; `null` while they are being counted. */
  readonly items: number | null
  /** The saved lists it is filled from, in the order in which they were chosen. */
  readonly selectedListIds: readonly string[]
  /** How often it was cleared: words that were asked for before come too late. */
  readonly clearings: number
}

/** How many combinations the words typed now make. `total` includes duplicates and is 0 without words. */
export type Count =
  | { readonly kind: 'pending'; readonly total: bigint | null }
  /** `distinct` is there with Remove Duplicates on. `bytes`, the size of the text export, follows. */
  | {
      readonly kind: 'exact'
      readonly total: bigint
      readonly distinct: bigint | null
      readonly bytes: bigint | null
    }
  /** Too ambiguous to count the distinct ones: there are at most `atMost`. */
  | { readonly kind: 'at-most'; readonly total: bigint; readonly atMost: bigint }
  | { readonly kind: 'failed'; readonly total: bigint | null; readonly message: string }

/** A combination to be shown, part by part: `columns[i]` is the place of the column that `parts[i]` is a word of. */
export interface SampleRow {
  readonly parts: readonly string[]
  readonly columns: readonly number[]
  /** Long words are cut. */
  readonly isCut: boolean
}

export interface Sample {
  readonly rows: readonly SampleRow[]
  readonly texts: Texts
}

export type Results =
  | { readonly kind: 'none' }
  /** Generate was pressed; the first rows follow at once, the whole after counting. `since` is `performance.now()`. */
  | { readonly kind: 'preparing'; readonly since: number; readonly source: RowSource | null }
  | {
      readonly kind: 'ready'
      readonly source: RowSource
      /** Exact number of rows, or `null` when they could not be counted (then at most `total`). */
      readonly rows: bigint | null
      readonly total: bigint
      readonly milliseconds: number
      /** Words or options have changed since. */
      readonly isOutdated: boolean
    }
  | { readonly kind: 'failed'; readonly message: string }

export type CopyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'copying' }
  | { readonly kind: 'copied'; readonly rows: number }
  /** Not copied, and why; Export is the way. */
  | { readonly kind: 'too-large'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }

export type ExportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running'
      readonly fileName: string
      readonly written: number
      /** `null` when the size cannot be known ahead. */
      readonly expected: number | null
      readonly bytesPerSecond: number
      readonly secondsLeft: number | null
      /** The browser has asked for nothing more for some seconds (a paused download). */
      readonly isWaiting: boolean
    }
  | { readonly kind: 'done'; readonly fileName: string; readonly written: number; readonly seconds: number }
  | { readonly kind: 'cancelled'; readonly fileName: string }
  | { readonly kind: 'failed'; readonly fileName: string; readonly message: string }

export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'kept' }
  /** To be said once, quietly. */
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
  /** What ties the columns to a project; null on the home page, and until the project is open. */
  readonly project: ProjectLink | null
}

/** The words of saved lists, one a line, and which lists those are. */
export interface Fill {
  readonly text: string
  readonly selectedListIds: readonly string[]
}

/** What a person can do. Every function keeps its identity for the life of the page. */
export interface LoomActions {
  /** Answers with the id of the new column; with null when there are as many as the plan allows. */
  readonly addColumn: (allowed: number) => Promise<string | null>
  /** Takes a column out and answers with what brings it back. */
  readonly removeColumn: (id: string) => () => void
  /** Empties a column and answers with what brings its words back; with null when it has none. */
  readonly clearColumn: (id: string) => (() => void) | null
  /**
   * Puts the words of saved lists in place of what a column holds. Answers with what brings back what was typed there
   * last, which answers with what takes that away again; with null when nothing was typed or it was cleared meanwhile.
   */
  readonly fillColumn: (id: string, fill: Fill) => Promise<(() => () => void) | null>
  /** Puts other columns and options in place of all; answers with what brings the former ones back, or null if all was empty. */
  readonly openAll: (texts: readonly string[], options: CombiningOptions) => Promise<(() => void) | null>
  /** The first column without words, as soon as all have come. */
  readonly findEmpty: () => Promise<Column | null>
  /** All that stands in a column. */
  readonly textOf: (id: string) => Promise<string>
  /** What the combinations shown are made of; null when none are shown. */
  readonly recipe: () => Promise<Recipe | null>
  readonly setOptions: (change: Partial<CombiningOptions>) => void
  readonly generate: () => void
  /** Gives up on what Generate is preparing. */
  readonly stopGenerating: () => void
  readonly find: (combination: string) => Promise<FindResult>
  readonly copyAll: () => Promise<void>
  /** Call it in a click: the browser asks where to save. */
  readonly exportAs: (format: ExportFormat) => Promise<void>
  readonly cancelExport: () => void
  /** Puts an ended export back to idle. */
  readonly dismissExport: () => void
}

export interface Loom extends LoomState {
  readonly actions: LoomActions
}
