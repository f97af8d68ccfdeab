import { DEFAULT_OPTIONS, MAX_COLUMNS, MIN_COLUMNS, toTexts } from '@wordloom/contract'
import { TextDocument } from '../../../shared/editor/text-document.ts'
import { DraftSession } from '../draft/draft-session.ts'
import { typedMemory } from '../draft/typed-memory.ts'
import { copyAll } from '../export/copier.ts'
import { Exporter } from '../export/exporter.ts'
import { Counter } from './counter.ts'
import type { RestoredColumn } from './desk.worker.ts'
import { type DeskLink, endDesk, openDesk } from './desk-link.ts'
import { Generation } from './generation.ts'
import type { Column, LoomActions, LoomState } from './loom.ts'
import { createId } from './random-id.ts'
import { Store } from './store.ts'
import { NewestWeaving } from './weaving.ts'

const DRAFT_UNAVAILABLE =
  'Your words cannot be kept on this device: storage is full or not allowed. Everything else works; they are gone when this page closes.'

/** What runs while the page is open. */
interface Running {
  readonly desk: DeskLink
  readonly draft: DraftSession
  readonly counter: Counter
  readonly generation: Generation
  readonly newest: NewestWeaving
}

/** The generator page's state and everything that moves it. Nothing runs until it is opened. */
export class LoomMachine {
  readonly store = new Store<LoomState>({
    columns: Array.from({ length: MIN_COLUMNS }, (_, place) => toColumn(`first-${place + 1}`)),
    options: DEFAULT_OPTIONS,
    count: { kind: 'exact', total: 0n, distinct: null, bytes: 0n },
    sample: { rows: [], texts: toTexts(DEFAULT_OPTIONS) },
    results: { kind: 'none' },
    copying: { kind: 'idle' },
    exporting: { kind: 'idle' },
    draft: { kind: 'loading' },
  })
  readonly #exporter = new Exporter(this.store)
  /** The name under which a column's text is kept, by the column's id. */
  readonly #keptIds = new Map<string, string>()
  #running: Running | null = null

  readonly actions: LoomActions = {
    addColumn: () => this.#addColumn(),
    removeColumn: (id) => this.#removeColumn(id),
    clearColumn: (id) => this.#find(id)?.document.clear() ?? null,
    setOptions: (change) => {
      const options = { ...this.store.get().options, ...change }
      this.store.set({ options })
      this.#running?.draft.setOptions(options)
      this.#running?.counter.touch()
    },
    generate: () => void this.#running?.generation.generate(),
    stopGenerating: () => this.#running?.generation.stop(),
    find: async (text) => (await this.#running?.generation.find(text)) ?? { kind: 'none' },
    copyAll: async () => {
      const link = this.#running?.generation.shown?.link
      if (link !== undefined) await copyAll(this.store, link)
    },
    exportAs: async (format) => {
      const link = this.#running?.generation.shown?.link
      if (link !== undefined) await this.#exporter.start(link, format)
    },
    cancelExport: () => this.#exporter.cancel(),
    dismissExport: () => this.#exporter.dismiss(),
  }

  /** Answers with what closes it. */
  open(): () => void {
    const desk = openDesk()
    const newest = new NewestWeaving()
    const counter = new Counter(this.store, desk, newest)
    const generation = new Generation(this.store, desk, counter, newest)
    const draft = new DraftSession(desk, (isKept) => this.#draftReported(isKept))
    const running = { desk, draft, counter, generation, newest }
    this.#running = running
    const leave = () => draft.leave(this.store.get().columns.map((column) => column.document.untold))
    const hide = () => document.visibilityState === 'hidden' && draft.keep()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    void this.#restore(running)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      this.#running = null
      leave()
      counter.end()
      generation.end()
      newest.end()
      void endDesk(desk)
    }
  }

  async #restore(running: Running): Promise<void> {
    const { columns } = this.store.get()
    const ids = columns.map(() => createId())
    const { columns: kept, arrangement } = await running.draft.open(ids)
    // What a person has chosen meanwhile counts.
    const { options } = this.store.get()
    if (options === DEFAULT_OPTIONS) this.store.set({ options: arrangement.options })
    else running.draft.setOptions(options)
    const typed = typedMemory.take()
    const documents = kept.map((text, place) => columns[place] ?? toColumn(text.id))
    this.store.set({ columns: documents })
    documents.forEach((column, place) => {
      const text = kept[place]
      column.document.typedBefore(typed[place] ?? '')
      if (text !== undefined) this.#attach(running, column, text)
    })
    running.counter.touch()
  }

  #attach({ draft, counter }: Running, column: Column, kept: RestoredColumn): void {
    this.#keptIds.set(column.id, kept.id)
    void draft.attach(column.document, kept, () => counter.touch())
  }

  #addColumn(): void {
    const { columns } = this.store.get()
    if (columns.length >= MAX_COLUMNS || this.#running?.draft.isOpen !== true) return
    const column = toColumn(createId())
    this.#arrange([...columns, column])
    this.#attach(this.#running, column, toEmpty(column.id))
  }

  #removeColumn(id: string): () => void {
    const { columns } = this.store.get()
    const place = columns.findIndex((column) => column.id === id)
    const column = columns[place]
    if (column === undefined || columns.length <= MIN_COLUMNS) return () => {}
    this.#arrange(columns.toSpliced(place, 1))
    return () => {
      const now = this.store.get().columns
      if (now.length < MAX_COLUMNS) this.#arrange(now.toSpliced(Math.min(place, now.length), 0, column))
    }
  }

  #arrange(columns: readonly Column[]): void {
    for (const { id } of columns) if (!this.#keptIds.has(id)) this.#keptIds.set(id, id)
    this.store.set({ columns })
    this.#running?.draft.arrange(columns.map(({ id }) => this.#keptIds.get(id) ?? id))
    this.#running?.counter.touch()
  }

  #find(id: string): Column | undefined {
    return this.store.get().columns.find((column) => column.id === id)
  }

  /** Said once: a person who has read it needs no reminder at every word. */
  #draftReported(isKept: boolean): void {
    const { draft } = this.store.get()
    if (isKept && draft.kind === 'loading') this.store.set({ draft: { kind: 'kept' } })
    if (!isKept && draft.kind !== 'unavailable') {
      this.store.set({ draft: { kind: 'unavailable', message: DRAFT_UNAVAILABLE } })
    }
  }
}

function toColumn(id: string): Column {
  return { id, document: new TextDocument(), items: 0 }
}

function toEmpty(id: string): RestoredColumn {
  return { id, version: 0, length: 0, text: '' }
}
