import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  MIN_COLUMNS,
  type Project,
  type Recipe,
  type RowSettings,
} from '@wordloom/contract'
import type { DraftPage } from '#platform/generator-draft/draft-page.ts'
import { takeTyped } from '#platform/generator-draft/web-storage.ts'
import { createId } from '#platform/lib/random-id.ts'
import { LatestPlan } from '../compute/latest-plan.ts'
import { startInputWorker } from '../input/input-client.ts'
import type { InputSnapshot } from '../input/input-copy.ts'
import { toNamed } from '../input/named-recipe.ts'
import { DRAFT_TEXTS } from '../texts.ts'
import { hasWords, toColumn, toKeptParts } from './column.ts'
import { ColumnEdits, type EditedDraft } from './column-edits.ts'
import { Counter, NO_REPORT, NO_WORDS } from './counter.ts'
import { DraftSession } from './draft-session.ts'
import type { copyAll } from './export/copier.ts'
import type { Exporter } from './export/exporter.ts'
import { Generation } from './generation.ts'
import type { GeneratorActions, GeneratorState } from './generator-state.ts'
import { withoutEmpty } from './rows/follow-columns.ts'
import { RuleCounts } from './rows/rule-counts.ts'
import { Store } from './store.ts'

interface Running extends EditedDraft {
  readonly generation: Generation
  readonly latest: LatestPlan
  readonly ruleCounts: RuleCounts
}

interface Exports {
  readonly copyAll: typeof copyAll
  readonly exporter: Exporter
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
  #exports: Promise<Exports> | null = null
  readonly #columns = new ColumnEdits(this.store, {
    running: () => this.#running,
    restored: () => this.#restored.promise,
  })
  /** Options that the user changed before the draft was restored take precedence over it. */
  #chosen: Partial<CombiningOptions> = {}
  #hasChosenRows = false
  #running: Running | null = null
  #restored = Promise.withResolvers<Running>()

  readonly actions: GeneratorActions = {
    addColumn: (allowed) => this.#columns.add(allowed),
    removeColumn: (id) => this.#columns.remove(id),
    renameColumn: (id, name) => this.#columns.rename(id, name),
    moveColumn: (id, place) => this.#columns.move(id, place),
    clearColumn: (id) => this.#columns.clear(id),
    fillColumn: (id, fill) => this.#columns.fill(id, fill),
    openAll: (texts, options, names = [], rows = {}) => this.#columns.openAll(texts, options, names, rows),
    lookAtTable: async (text) => (await this.#restored.promise).input.lookAtTable(text),
    pasteTable: (table) => this.#columns.pasteTable(table),
    findEmpty: async () => {
      await this.#restored.promise
      return this.store.get().columns.find((column) => !hasWords(column)) ?? null
    },
    linesOf: async (id) => {
      const { input } = await this.#restored.promise
      const column = this.#columns.find(id)
      await column?.document.settled()
      return await input.readLines(column?.keptId ?? id)
    },
    recipe: () => this.#recipe(),
    setOptions: (change) => this.#setOptions(change),
    setRows: (change) => this.#setRows(change),
    leftOut: async (rule, from, count) =>
      (await this.#restored.promise).ruleCounts.leftOut(rule, from, count),
    cells: async (from, count) =>
      (await this.#running?.generation.shown?.client.ask((api) => api.cells(from, count))) ?? null,
    generate: async () => {
      // Load this early: browsers allow copying only in direct response to a click.
      void this.#loadExports()
      // Wait for the restored draft, which includes what was typed while the page loaded.
      const { generation } = await this.#restored.promise
      return await generation.generate()
    },
    stopGenerating: () => this.#running?.generation.stop(),
    find: async (text) => (await this.#running?.generation.find(text)) ?? { kind: 'none' },
    copyAll: async () => {
      const plan = this.#running?.generation.shown?.client
      if (plan !== undefined) await (await this.#loadExports()).copyAll(this.store, plan)
    },
    dismissCopying: () => this.store.set({ copying: { kind: 'idle' } }),
    exportAs: async (format) => {
      const plan = this.#running?.generation.shown?.client
      if (plan !== undefined) await (await this.#loadExports()).exporter.start(plan, format)
    },
    cancelExport: async () => (await this.#exports)?.exporter.cancel(),
    dismissExport: async () => (await this.#exports)?.exporter.dismiss(),
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
    const page = this.#project === null ? 'home' : (`project-${this.#project.id}` as const)
    const draft = new DraftSession(input, page, (isKept) => this.#draftReported(isKept))
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
        ...this.#columns.toNew(running, text, columns[place]?.id ?? text.id),
        ...toKeptParts(arrangement, text.id),
      })),
      options: arrangement.options,
      rows: arrangement.rows,
    })
    running.counter.touch()
  }

  async #openProject(running: Running, project: Project, page: DraftPage): Promise<InputSnapshot> {
    const { openProjectClient } = await import('./project-client.ts')
    const show = (snapshot: InputSnapshot) => this.#running === running && this.#show(running, snapshot)
    const { client, snapshot } = await openProjectClient({
      input: running.input,
      project,
      account: this.#account,
      page,
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
      this.#project === null ? restored : await this.#openProject(running, this.#project, running.draft.page)
    // Options that the user has changed meanwhile win over those of the draft, one by one.
    const options = { ...arrangement.options, ...this.#chosen }
    const rows = this.#hasChosenRows ? this.store.get().rows : arrangement.rows
    this.store.set({ options, rows })
    if (Object.keys(this.#chosen).length > 0 || this.#hasChosenRows)
      running.draft.rearrange({ options, rows })
    const typed = takeTyped(running.draft.page)
    const shown = kept.map((text, place) => ({
      ...(columns[place] ?? toColumn(text.id)),
      keptId: text.id,
      ...toKeptParts(arrangement, text.id),
    }))
    this.store.set({ columns: shown })
    const attached = shown.map((column, place) => {
      const text = kept[place]
      column.document.typedBefore(typed[place] ?? '')
      return text === undefined ? undefined : this.#columns.attach(running, column, text)
    })
    running.counter.touch()
    await Promise.all(attached)
    this.#restored.resolve(running)
  }

  #loadExports(): Promise<Exports> {
    this.#exports ??= Promise.all([import('./export/copier.ts'), import('./export/exporter.ts')]).then(
      ([{ copyAll }, { Exporter }]) => ({ copyAll, exporter: new Exporter(this.store) }),
    )
    return this.#exports
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

  /** Reports a failure once per page, so that it doesn't repeat with every word. */
  #draftReported(isKept: boolean): void {
    const { draft } = this.store.get()
    if (isKept && draft.kind === 'loading') this.store.set({ draft: { kind: 'kept' } })
    if (!isKept && draft.kind !== 'unavailable') {
      this.store.set({ draft: { kind: 'unavailable', message: DRAFT_TEXTS.notKept } })
    }
  }
}
