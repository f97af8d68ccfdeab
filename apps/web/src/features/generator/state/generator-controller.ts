import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_COLUMNS,
  MIN_COLUMNS,
  type Project,
  type Recipe,
  type RowSettings,
} from '@wordloom/contract'
import { createId } from '../../../shared/lib/random-id.ts'
import { LatestPlan } from '../compute/latest-plan.ts'
import type { ColumnSnapshot } from '../input/column-copy.ts'
import { type InputClient, startInputWorker } from '../input/input-client.ts'
import type { InputSnapshot } from '../input/input-copy.ts'
import { toNamed } from '../input/named-recipe.ts'
import type { Scope } from '../storage/drafts/scope.ts'
import { takeTyped } from '../storage/drafts/web-storage.ts'
import { DRAFT_TEXTS } from '../texts.ts'
import { hasWords, toColumn, toEmpty, toKeptParts, toNames } from './column.ts'
import { Counter, NO_REPORT, NO_WORDS } from './counter.ts'
import { DraftSession } from './draft-session.ts'
import type { CopyAndExport } from './export/copy-and-export.ts'
import { Generation } from './generation.ts'
import type { Column, Fill, GeneratorActions, GeneratorState, PastedTable } from './generator-state.ts'
import { ListFills } from './list-fills.ts'
import { followColumns, withoutEmpty } from './rows/follow-columns.ts'
import { RuleCounts } from './rows/rule-counts.ts'
import { Store } from './store.ts'

interface Running {
  readonly input: InputClient
  readonly draft: DraftSession
  readonly counter: Counter
  readonly generation: Generation
  readonly latest: LatestPlan
  readonly ruleCounts: RuleCounts
}

export class GeneratorController {
  readonly store = new Store<GeneratorState>({
    columns: Array.from({ length: MIN_COLUMNS }, (_, place) => toColumn(`first-${place + 1}`)),
    options: DEFAULT_OPTIONS,
    rows: {},
    rowReport: NO_REPORT,
    count: NO_WORDS,
    sample: [],
    losesSpaces: false,
    results: { kind: 'none' },
    copying: { kind: 'idle' },
    exporting: { kind: 'idle' },
    draft: { kind: 'loading' },
    project: null,
  })
  readonly #project: Project | null
  readonly #account: string | undefined
  #copyAndExport: Promise<CopyAndExport> | null = null
  readonly #fills = new ListFills()
  /** Options that the user changed before the draft was restored take precedence over it. */
  #chosen: Partial<CombiningOptions> = {}
  #hasChosenRows = false
  #running: Running | null = null
  #restored = Promise.withResolvers<Running>()

  readonly actions: GeneratorActions = {
    addColumn: (allowed) => this.#addColumn(allowed),
    removeColumn: (id) => this.#removeColumn(id),
    renameColumn: (id, name) => this.#renameColumn(id, name),
    moveColumn: (id, place) => this.#moveColumn(id, place),
    clearColumn: (id) => this.#clearColumn(id),
    fillColumn: (id, fill) => this.#fillColumn(id, fill),
    openAll: (texts, options, names = [], rows = {}) => this.#openAll(texts, options, names, rows),
    lookAtTable: async (text) => (await this.#restored.promise).input.lookAtTable(text),
    pasteTable: (table) => this.#pasteTable(table),
    findEmpty: async () => {
      await this.#restored.promise
      return this.store.get().columns.find((column) => !hasWords(column)) ?? null
    },
    linesOf: async (id) => {
      const { input } = await this.#restored.promise
      const column = this.#find(id)
      await column?.document.settled()
      return await input.readLines(column?.keptId ?? id)
    },
    recipe: () => this.#recipe(),
    setOptions: (change) => this.#setOptions(change),
    setRows: (change) => this.#setRows(change),
    leftOut: async (rule, from, count) =>
      (await this.#restored.promise).ruleCounts.leftOut(rule, from, count),
    cells: async (from, count) => (await this.#running?.generation.shown?.client.cells(from, count)) ?? null,
    generate: async () => {
      // Load this early: browsers allow copying only in direct response to a click.
      void this.#loadCopyAndExport()
      // Wait for the restored draft, which includes what was typed while the page loaded.
      const { generation } = await this.#restored.promise
      return await generation.generate()
    },
    stopGenerating: () => this.#running?.generation.stop(),
    find: async (text) => (await this.#running?.generation.find(text)) ?? { kind: 'none' },
    copyAll: async () => {
      const plan = this.#running?.generation.shown?.client
      if (plan !== undefined) await (await this.#loadCopyAndExport()).copyAll(plan)
    },
    dismissCopying: () => this.store.set({ copying: { kind: 'idle' } }),
    exportAs: async (format) => {
      const plan = this.#running?.generation.shown?.client
      if (plan !== undefined) await (await this.#loadCopyAndExport()).exportAs(plan, format)
    },
    cancelExport: async () => (await this.#copyAndExport)?.cancelExport(),
    dismissExport: async () => (await this.#copyAndExport)?.dismissExport(),
  }

  constructor(project: Project | null, account?: string) {
    this.#account = account
    this.#project = project
  }

  open(): () => void {
    const { input, stop, end } = startInputWorker()
    const latest = new LatestPlan()
    const ruleCounts = new RuleCounts(this.store, input)
    const counter = new Counter(this.store, input, latest, ruleCounts)
    const generation = new Generation(this.store, input, counter, latest)
    const scope = this.#project === null ? 'home' : (`project-${this.#project.id}` as const)
    const draft = new DraftSession(input, scope, (isKept) => this.#draftReported(isKept))
    const running = { input, draft, counter, generation, latest, ruleCounts }
    this.#running = running
    const leave = () => draft.leave(this.store.get().columns.map((column) => column.document.unsent))
    const hide = () => document.visibilityState === 'hidden' && draft.keep()
    const hidePage = ({ persisted }: PageTransitionEvent) => {
      leave()
      // WebKit pauses the workers of a page it may show again. A paused transaction blocks the next page.
      if (persisted) stop()
    }
    const showPage = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    window.addEventListener('pagehide', hidePage)
    window.addEventListener('pageshow', showPage)
    document.addEventListener('visibilitychange', hide)
    void this.#restore(running)
    return () => {
      window.removeEventListener('pagehide', hidePage)
      window.removeEventListener('pageshow', showPage)
      document.removeEventListener('visibilitychange', hide)
      this.#running = null
      this.#restored = Promise.withResolvers()
      this.store.set({ project: null })
      leave()
      counter.end()
      generation.end()
      latest.end()
      void end(draft.close())
    }
  }

  #show(running: Running, { columns: kept, arrangement }: InputSnapshot): void {
    const { columns } = this.store.get()
    running.draft.adopt(arrangement)
    this.store.set({
      columns: kept.map((text, place) => ({
        ...this.#toNew(running, text, columns[place]?.id ?? text.id),
        ...toKeptParts(arrangement, text.id),
      })),
      options: arrangement.options,
      rows: arrangement.rows,
    })
    running.counter.touch()
  }

  async #openProject(running: Running, project: Project, scope: Scope): Promise<InputSnapshot> {
    const { openProjectClient } = await import('./project-client.ts')
    const show = (snapshot: InputSnapshot) => this.#running === running && this.#show(running, snapshot)
    const { client, snapshot } = await openProjectClient({
      input: running.input,
      project,
      account: this.#account,
      scope,
      show,
    })
    running.draft.adopt(snapshot.arrangement)
    this.store.set({ project: client })
    return snapshot
  }

  async #restore(running: Running): Promise<void> {
    const { columns } = this.store.get()
    const restored = await running.draft.open(columns.map(() => createId()))
    const { columns: kept, arrangement } =
      this.#project === null ? restored : await this.#openProject(running, this.#project, running.draft.scope)
    // Options that the user has changed meanwhile win over those of the draft, one by one.
    const options = { ...arrangement.options, ...this.#chosen }
    const rows = this.#hasChosenRows ? this.store.get().rows : arrangement.rows
    this.store.set({ options, rows })
    if (Object.keys(this.#chosen).length > 0 || this.#hasChosenRows)
      running.draft.rearrange({ options, rows })
    const typed = takeTyped(running.draft.scope)
    const shown = kept.map((text, place) => ({
      ...(columns[place] ?? toColumn(text.id)),
      keptId: text.id,
      ...toKeptParts(arrangement, text.id),
    }))
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

  async #attach({ draft, counter }: Running, column: Column, kept: ColumnSnapshot): Promise<void> {
    const { keptId, document } = column
    await draft.attach(document, kept, () => {
      this.#fills.edited(keptId)
      counter.touch()
    })
  }

  #loadCopyAndExport(): Promise<CopyAndExport> {
    this.#copyAndExport ??= import('./export/copy-and-export.ts').then(
      ({ CopyAndExport }) => new CopyAndExport(this.store),
    )
    return this.#copyAndExport
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
    const { columns, rows } = this.store.get()
    const place = columns.findIndex((column) => column.id === id)
    const column = columns[place]
    if (column === undefined || columns.length <= MIN_COLUMNS) return () => {}
    this.#arrange(columns.toSpliced(place, 1))
    const earlierRows = this.#unlessChanged(rows)
    return () => {
      const now = this.store.get().columns
      if (now.length < MAX_COLUMNS)
        this.#arrange(now.toSpliced(Math.min(place, now.length), 0, column), undefined, earlierRows())
    }
  }

  #renameColumn(id: string, name: string): () => void {
    const before = this.#find(id)?.name ?? ''
    const { rows: rowsBefore } = this.store.get()
    const rename = (to: string, earlierRows?: RowSettings) => {
      const old = this.store.get()
      const columns = old.columns.map((column) => (column.id === id ? { ...column, name: to } : column))
      const rows = earlierRows ?? followColumns(old.rows, old.columns, columns)
      this.store.set({ columns, rows })
      this.#running?.draft.rearrange({ names: toNames(columns), rows })
      // A name changes no combination, unless patterns or rules can use it.
      if (Object.keys(rows).length > 0) this.#running?.counter.touch()
    }
    rename(name.trim().slice(0, MAX_COLUMN_NAME_CHARACTERS).toWellFormed())
    const earlierRows = this.#unlessChanged(rowsBefore)
    return () => rename(before, earlierRows())
  }

  #moveColumn(id: string, place: number): () => void {
    const { columns } = this.store.get()
    const from = columns.findIndex((column) => column.id === id)
    const column = columns[from]
    if (column === undefined || place < 0 || place >= columns.length) return () => {}
    this.#arrange(columns.toSpliced(from, 1).toSpliced(place, 0, column))
    return () => void this.#moveColumn(id, from)
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
    const [added] = await running.input.addColumns([text])
    const before = this.#find(id)
    if (added === undefined || before === undefined || before.clearings !== asked?.clearings) return null
    const filled = {
      ...this.#toNew(running, added, id),
      selectedListIds,
      name: before.name,
      clearings: before.clearings,
    }
    const typed = this.#fills.fill(before, filled)
    this.#put(filled)
    if (typed === null) return null
    return () => {
      const now = this.#find(id)
      this.#put({ ...typed, name: now?.name ?? typed.name })
      this.#fills.broughtBack(id)
      return () => now && this.#put(now)
    }
  }

  async #openAll(
    texts: readonly string[],
    options: CombiningOptions,
    names: readonly string[],
    rows: RowSettings,
  ): Promise<(() => void) | null> {
    const running = await this.#restored.promise
    const filled = Array.from(
      { length: Math.max(MIN_COLUMNS, texts.length) },
      (_, place) => texts[place] ?? '',
    )
    const added = await running.input.addColumns(filled)
    const { columns: before, options: optionsBefore, rows: rowsBefore } = this.store.get()
    this.#arrange(
      added.map((text, place) => ({ ...this.#toNew(running, text, text.id), name: names[place] ?? '' })),
      options,
      withoutEmpty(rows),
    )
    const isReplaced = before.some(hasWords) || Object.keys(rowsBefore).length > 0
    return isReplaced ? () => void this.#arrange(before, optionsBefore, rowsBefore) : null
  }

  async #pasteTable(table: PastedTable): Promise<(() => void) | null> {
    const [running, { splitPasted }] = await Promise.all([this.#restored.promise, import('./paste-table.ts')])
    const { columns: before, rows } = this.store.get()
    const split = await splitPasted(running.input, before, table)
    if (split === null) return null
    this.#arrange(
      split.map((column) =>
        'snapshot' in column
          ? { ...this.#toNew(running, column.snapshot, column.id), name: column.name }
          : column,
      ),
    )
    return () => void this.#arrange(before, undefined, rows)
  }

  /** Uses the current column names, unless the columns changed since they were combined. */
  async #recipe(): Promise<Recipe | null> {
    const { results, columns } = this.store.get()
    const recipe = (await this.#running?.generation.recipe()) ?? null
    if (recipe === null || results.kind !== 'ready' || results.isOutdated) return recipe
    return toNamed(
      recipe,
      columns.map(({ name }) => name),
    )
  }

  #setOptions(change: Partial<CombiningOptions>): void {
    const options = { ...this.store.get().options, ...change }
    this.#chosen = { ...this.#chosen, ...change }
    this.store.set({ options })
    this.#running?.draft.rearrange({ options })
    this.#running?.counter.touch()
  }

  #setRows(change: Partial<RowSettings> | ((rows: RowSettings) => RowSettings)): () => void {
    const { rows: before } = this.store.get()
    const rows = withoutEmpty(typeof change === 'function' ? change(before) : { ...before, ...change })
    const put = (now: RowSettings) => {
      this.#hasChosenRows = true
      this.store.set({ rows: now })
      this.#running?.draft.rearrange({ rows: now })
      this.#running?.counter.touch()
    }
    put(rows)
    return () => put(before)
  }

  #put(column: Column): void {
    const { columns } = this.store.get()
    this.#arrange(columns.map((other) => (other.id === column.id ? column : other)))
  }

  /** Returns a function that gives these settings, or undefined if the present ones were changed meanwhile. */
  #unlessChanged(before: RowSettings): () => RowSettings | undefined {
    const after = this.store.get().rows
    return () => (this.store.get().rows === after ? before : undefined)
  }

  #arrange(
    columns: readonly Column[],
    options = this.store.get().options,
    rows = followColumns(this.store.get().rows, this.store.get().columns, columns),
  ): void {
    this.store.set({ columns, options, rows })
    this.#running?.draft.rearrange({
      order: columns.map(({ keptId }) => keptId),
      selections: Object.fromEntries(columns.map(({ keptId, selectedListIds }) => [keptId, selectedListIds])),
      names: toNames(columns),
      options,
      rows,
    })
    this.#running?.counter.touch()
  }

  #toNew(running: Running, text: ColumnSnapshot, id: string): Column {
    const column = { ...toColumn(text.id), id, items: null }
    void this.#attach(running, column, text)
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
