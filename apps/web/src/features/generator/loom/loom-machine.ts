import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  MAX_COLUMNS,
  MIN_COLUMNS,
  type Project,
  toTexts,
} from '@wordloom/contract'
import { createId } from '../../../shared/lib/random-id.ts'
import { DraftSession } from '../draft/draft-session.ts'
import type { Scope } from '../draft/scope.ts'
import { typedMemory } from '../draft/typed-memory.ts'
import type { Outlets } from '../export/outlets.ts'
import { DRAFT_TEXTS } from '../texts.ts'
import { hasWords, toColumn, toEmpty } from './column.ts'
import { Counter } from './counter.ts'
import type { Laid, RestoredColumn } from './desk.worker.ts'
import { type DeskLink, endDesk, openDesk } from './desk-link.ts'
import { Generation } from './generation.ts'
import { ListFills } from './list-fills.ts'
import type { Column, Fill, LoomActions, LoomState } from './loom.ts'
import { Store } from './store.ts'
import { NewestWeaving } from './weaving.ts'

interface Running {
  readonly desk: DeskLink
  readonly draft: DraftSession
  readonly counter: Counter
  readonly generation: Generation
  readonly newest: NewestWeaving
}

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
    project: null,
  })
  readonly #project: Project | null
  #outlets: Promise<Outlets> | null = null
  readonly #fills = new ListFills()
  /** Options that the user changed before the draft was restored take precedence over it. */
  #chosen: Partial<CombiningOptions> = {}
  #running: Running | null = null
  #restored = Promise.withResolvers<Running>()

  readonly actions: LoomActions = {
    addColumn: (allowed) => this.#addColumn(allowed),
    removeColumn: (id) => this.#removeColumn(id),
    clearColumn: (id) => this.#clearColumn(id),
    fillColumn: (id, fill) => this.#fillColumn(id, fill),
    openAll: (texts, options) => this.#openAll(texts, options),
    findEmpty: async () => {
      await this.#restored.promise
      return this.store.get().columns.find((column) => !hasWords(column)) ?? null
    },
    textOf: async (id) => {
      const { desk } = await this.#restored.promise
      const column = this.#find(id)
      await column?.document.settled()
      return await desk.readWhole(column?.keptId ?? id)
    },
    recipe: async () => (await this.#running?.generation.recipe()) ?? null,
    setOptions: (change) => this.#setOptions(change),
    generate: () => {
      // Load this early: browsers allow copying only in direct response to a click.
      void this.#loadOutlets()
      // Wait for the restored draft, which includes what was typed while the page loaded.
      void this.#restored.promise.then(({ generation }) => generation.generate())
    },
    stopGenerating: () => this.#running?.generation.stop(),
    find: async (text) => (await this.#running?.generation.find(text)) ?? { kind: 'none' },
    copyAll: async () => {
      const link = this.#running?.generation.shown?.link
      if (link !== undefined) await (await this.#loadOutlets()).copyAll(link)
    },
    exportAs: async (format) => {
      const link = this.#running?.generation.shown?.link
      if (link !== undefined) await (await this.#loadOutlets()).exportAs(link, format)
    },
    cancelExport: async () => (await this.#outlets)?.cancelExport(),
    dismissExport: async () => (await this.#outlets)?.dismissExport(),
  }

  constructor(project: Project | null) {
    this.#project = project
  }

  /** Starts the workers. Call the returned function to stop them. */
  open(): () => void {
    const desk = openDesk()
    const newest = new NewestWeaving()
    const counter = new Counter(this.store, desk, newest)
    const generation = new Generation(this.store, desk, counter, newest)
    const scope = this.#project === null ? 'home' : (`project-${this.#project.id}` as const)
    const draft = new DraftSession(desk, scope, (isKept) => this.#draftReported(isKept))
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
      this.#restored = Promise.withResolvers()
      this.store.set({ project: null })
      leave()
      counter.end()
      generation.end()
      newest.end()
      void endDesk(desk, draft.close())
    }
  }

  #show(running: Running, { columns: kept, arrangement }: Laid): void {
    const { columns } = this.store.get()
    running.draft.adopt(arrangement)
    this.store.set({
      columns: kept.map((text, place) => ({
        ...this.#toNew(running, text, columns[place]?.id ?? text.id),
        selectedListIds: arrangement.selections[text.id] ?? [],
      })),
      options: arrangement.options,
    })
    running.counter.touch()
  }

  async #openProject(running: Running, project: Project, scope: Scope): Promise<Laid> {
    const { openProjectLink } = await import('../project/project-link.ts')
    const show = (laid: Laid) => this.#running === running && this.#show(running, laid)
    const { link, laid } = await openProjectLink({ desk: running.desk, project, scope, show })
    running.draft.adopt(laid.arrangement)
    this.store.set({ project: link })
    return laid
  }

  async #restore(running: Running): Promise<void> {
    const { columns } = this.store.get()
    const restored = await running.draft.open(columns.map(() => createId()))
    const { columns: kept, arrangement } =
      this.#project === null ? restored : await this.#openProject(running, this.#project, running.draft.scope)
    // Options that the user has changed meanwhile win over those of the draft, one by one.
    const options = { ...arrangement.options, ...this.#chosen }
    this.store.set({ options })
    if (Object.keys(this.#chosen).length > 0) running.draft.rearrange({ options })
    const typed = typedMemory.take(running.draft.scope)
    const shown = kept.map((text, place) => {
      const selectedListIds = arrangement.selections[text.id] ?? []
      return { ...(columns[place] ?? toColumn(text.id)), keptId: text.id, selectedListIds }
    })
    this.store.set({ columns: shown })
    const attached = shown.map((column, place) => {
      const text = kept[place]
      column.document.typedBefore(typed[place] ?? '')
      return text === undefined ? undefined : this.#attach(running, column, text)
    })
    running.counter.touch()
    await Promise.all(attached)
    this.#restored.resolve(running)
  }

  async #attach({ draft, counter }: Running, column: Column, kept: RestoredColumn): Promise<void> {
    const { keptId, document } = column
    await draft.attach(document, kept, () => {
      this.#fills.edited(keptId)
      counter.touch()
    })
  }

  #loadOutlets(): Promise<Outlets> {
    this.#outlets ??= import('../export/outlets.ts').then(({ Outlets }) => new Outlets(this.store))
    return this.#outlets
  }

  async #addColumn(allowed: number): Promise<string | null> {
    const running = await this.#restored.promise
    const { columns } = this.store.get()
    if (columns.length >= allowed) return null
    const column = toColumn(createId())
    this.#arrange([...columns, column])
    void this.#attach(running, column, toEmpty(column.id))
    return column.id
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

  #clearColumn(id: string): (() => void) | null {
    const column = this.#find(id)
    if (column === undefined) return null
    const bringBack = column.document.clear()
    this.#put({ ...column, clearings: column.clearings + 1 })
    if (column.selectedListIds.length === 0) return bringBack
    const select = (selectedListIds: readonly string[]) => {
      const now = this.#find(id)
      if (now?.keptId === column.keptId) this.#put({ ...now, selectedListIds })
    }
    select([])
    return () => {
      bringBack?.()
      select(column.selectedListIds)
    }
  }

  async #fillColumn(id: string, { text, selectedListIds }: Fill): Promise<(() => () => void) | null> {
    const asked = this.#find(id)
    const running = await this.#restored.promise
    const [laid] = await running.desk.lay([text])
    const before = this.#find(id)
    if (laid === undefined || before === undefined || before.clearings !== asked?.clearings) return null
    const filled = { ...this.#toNew(running, laid, id), selectedListIds, clearings: before.clearings }
    const typed = this.#fills.fill(before, filled)
    this.#put(filled)
    if (typed === null) return null
    return () => {
      const now = this.#find(id)
      this.#put(typed)
      this.#fills.broughtBack(id)
      return () => now && this.#put(now)
    }
  }

  async #openAll(texts: readonly string[], options: CombiningOptions): Promise<(() => void) | null> {
    const running = await this.#restored.promise
    const filled = Array.from(
      { length: Math.max(MIN_COLUMNS, texts.length) },
      (_, place) => texts[place] ?? '',
    )
    const laid = await running.desk.lay(filled)
    const { columns: before, options: optionsBefore } = this.store.get()
    this.#arrange(
      laid.map((text) => this.#toNew(running, text, text.id)),
      options,
    )
    return before.some(hasWords) ? () => this.#arrange(before, optionsBefore) : null
  }

  #setOptions(change: Partial<CombiningOptions>): void {
    const options = { ...this.store.get().options, ...change }
    this.#chosen = { ...this.#chosen, ...change }
    this.store.set({ options })
    this.#running?.draft.rearrange({ options })
    this.#running?.counter.touch()
  }

  #put(column: Column): void {
    const { columns } = this.store.get()
    this.#arrange(columns.map((other) => (other.id === column.id ? column : other)))
  }

  #arrange(columns: readonly Column[], options = this.store.get().options): void {
    this.store.set({ columns, options })
    this.#running?.draft.rearrange({
      order: columns.map(({ keptId }) => keptId),
      selections: Object.fromEntries(columns.map(({ keptId, selectedListIds }) => [keptId, selectedListIds])),
      options,
    })
    this.#running?.counter.touch()
  }

  #toNew(running: Running, laid: RestoredColumn, id: string): Column {
    const column = { ...toColumn(laid.id), id, items: null }
    void this.#attach(running, column, laid)
    return column
  }

  #find(id: string): Column | undefined {
    return this.store.get().columns.find((column) => column.id === id)
  }

  /** Reports a failure once per page, so that it doesn't repeat with every word. */
  #draftReported(isKept: boolean): void {
    const { draft } = this.store.get()
    if (isKept && draft.kind === 'loading') this.store.set({ draft: { kind: 'kept' } })
    if (!isKept && draft.kind !== 'unavailable') {
      this.store.set({ draft: { kind: 'unavailable', message: DRAFT_TEXTS.notKept } })
    }
  }
}
