import {
  type CombiningOptions,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_COLUMNS,
  MIN_COLUMNS,
  type RowSettings,
} from '@wordloom/contract'
import { createId } from '#platform/lib/random-id.ts'
import type { ColumnSnapshot } from '../input/column-copy.ts'
import type { InputClient } from '../input/input-client.ts'
import { hasWords, toColumn, toEmpty, toNames } from './column.ts'
import type { Counter } from './counter.ts'
import type { DraftSession } from './draft-session.ts'
import type { Column, Fill, GeneratorState, PastedTable } from './generator-state.ts'
import { ListFills } from './list-fills.ts'
import { followColumns, withoutEmpty } from './rows/follow-columns.ts'
import type { Store } from './store.ts'

export interface EditedDraft {
  readonly input: InputClient
  readonly draft: DraftSession
  readonly counter: Counter
}

interface EditingSession {
  readonly running: () => EditedDraft | null
  readonly restored: () => Promise<EditedDraft>
}

/** Changes to columns, in the store, the draft and the count. Most return their undo. */
export class ColumnEdits {
  readonly #store: Store<GeneratorState>
  readonly #session: EditingSession
  readonly #fills = new ListFills()

  constructor(store: Store<GeneratorState>, session: EditingSession) {
    this.#store = store
    this.#session = session
  }

  async add(allowed: number): Promise<string | null> {
    const running = await this.#session.restored()
    const { columns } = this.#store.get()
    if (columns.length >= allowed) return null
    const column = toColumn(createId())
    this.#arrange([...columns, column])
    void this.attach(running, column, toEmpty(column.id))
    return column.id
  }

  remove(id: string): () => void {
    const { columns, rows } = this.#store.get()
    const place = columns.findIndex((column) => column.id === id)
    const column = columns[place]
    if (column === undefined || columns.length <= MIN_COLUMNS) return () => {}
    this.#arrange(columns.toSpliced(place, 1))
    const earlierRows = this.#unlessChanged(rows)
    return () => {
      const now = this.#store.get().columns
      if (now.length < MAX_COLUMNS)
        this.#arrange(now.toSpliced(Math.min(place, now.length), 0, column), undefined, earlierRows())
    }
  }

  rename(id: string, name: string): () => void {
    const before = this.find(id)?.name ?? ''
    const { rows: rowsBefore } = this.#store.get()
    const rename = (to: string, earlierRows?: RowSettings) => {
      const old = this.#store.get()
      const columns = old.columns.map((column) => (column.id === id ? { ...column, name: to } : column))
      const rows = earlierRows ?? followColumns(old.rows, old.columns, columns)
      this.#store.set({ columns, rows })
      this.#session.running()?.draft.rearrange({ names: toNames(columns), rows })
      // A name changes no combination, unless patterns or rules can use it.
      if (Object.keys(rows).length > 0) this.#session.running()?.counter.touch()
    }
    rename(name.trim().slice(0, MAX_COLUMN_NAME_CHARACTERS).toWellFormed())
    const earlierRows = this.#unlessChanged(rowsBefore)
    return () => rename(before, earlierRows())
  }

  move(id: string, place: number): () => void {
    const { columns } = this.#store.get()
    const from = columns.findIndex((column) => column.id === id)
    const column = columns[from]
    if (column === undefined || place < 0 || place >= columns.length) return () => {}
    this.#arrange(columns.toSpliced(from, 1).toSpliced(place, 0, column))
    return () => void this.move(id, from)
  }

  clear(id: string): (() => void) | null {
    const column = this.find(id)
    if (column === undefined) return null
    const bringBack = column.document.clear()
    this.#put({ ...column, clearings: column.clearings + 1 })
    if (column.selectedListIds.length === 0) return bringBack
    const select = (selectedListIds: readonly string[]) => {
      const now = this.find(id)
      if (now?.keptId === column.keptId) this.#put({ ...now, selectedListIds })
    }
    select([])
    return () => {
      bringBack?.()
      select(column.selectedListIds)
    }
  }

  async fill(id: string, { text, selectedListIds }: Fill): Promise<(() => () => void) | null> {
    const asked = this.find(id)
    const running = await this.#session.restored()
    const [added] = await running.input.addColumns([text])
    const before = this.find(id)
    if (added === undefined || before === undefined || before.clearings !== asked?.clearings) return null
    const filled = {
      ...this.toNew(running, added, id),
      selectedListIds,
      name: before.name,
      clearings: before.clearings,
    }
    const typed = this.#fills.fill(before, filled)
    this.#put(filled)
    if (typed === null) return null
    return () => {
      const now = this.find(id)
      this.#put({ ...typed, name: now?.name ?? typed.name })
      this.#fills.broughtBack(id)
      return () => now && this.#put(now)
    }
  }

  async openAll(
    texts: readonly string[],
    options: CombiningOptions,
    names: readonly string[],
    rows: RowSettings,
  ): Promise<(() => void) | null> {
    const running = await this.#session.restored()
    const filled = Array.from(
      { length: Math.max(MIN_COLUMNS, texts.length) },
      (_, place) => texts[place] ?? '',
    )
    const added = await running.input.addColumns(filled)
    const { columns: before, options: optionsBefore, rows: rowsBefore } = this.#store.get()
    this.#arrange(
      added.map((text, place) => ({ ...this.toNew(running, text, text.id), name: names[place] ?? '' })),
      options,
      withoutEmpty(rows),
    )
    const isReplaced = before.some(hasWords) || Object.keys(rowsBefore).length > 0
    return isReplaced ? () => void this.#arrange(before, optionsBefore, rowsBefore) : null
  }

  async pasteTable(table: PastedTable): Promise<(() => void) | null> {
    const [running, { splitPasted }] = await Promise.all([
      this.#session.restored(),
      import('./paste-table.ts'),
    ])
    const { columns: before, rows } = this.#store.get()
    const split = await splitPasted(running.input, before, table)
    if (split === null) return null
    this.#arrange(
      split.map((column) =>
        'snapshot' in column
          ? { ...this.toNew(running, column.snapshot, column.id), name: column.name }
          : column,
      ),
    )
    return () => void this.#arrange(before, undefined, rows)
  }

  #put(column: Column): void {
    const { columns } = this.#store.get()
    this.#arrange(columns.map((other) => (other.id === column.id ? column : other)))
  }

  /** Returns a function that gives these settings, or undefined if the present ones were changed meanwhile. */
  #unlessChanged(before: RowSettings): () => RowSettings | undefined {
    const after = this.#store.get().rows
    return () => (this.#store.get().rows === after ? before : undefined)
  }

  #arrange(
    columns: readonly Column[],
    options = this.#store.get().options,
    rows = followColumns(this.#store.get().rows, this.#store.get().columns, columns),
  ): void {
    this.#store.set({ columns, options, rows })
    this.#session.running()?.draft.rearrange({
      order: columns.map(({ keptId }) => keptId),
      selections: Object.fromEntries(columns.map(({ keptId, selectedListIds }) => [keptId, selectedListIds])),
      names: toNames(columns),
      options,
      rows,
    })
    this.#session.running()?.counter.touch()
  }

  toNew(running: EditedDraft, text: ColumnSnapshot, id: string): Column {
    const column = { ...toColumn(text.id), id, items: null }
    void this.attach(running, column, text)
    return column
  }

  find(id: string): Column | undefined {
    return this.#store.get().columns.find((column) => column.id === id)
  }

  async attach({ draft, counter }: EditedDraft, column: Column, kept: ColumnSnapshot): Promise<void> {
    const { keptId, document } = column
    await draft.attach(document, kept, () => {
      this.#fills.edited(keptId)
      counter.touch()
    })
  }
}
