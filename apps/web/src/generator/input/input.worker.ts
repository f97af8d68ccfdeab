import type { Project, Recipe } from '@wordloom/contract'
import { expose, proxy, transfer } from 'comlink'
import { type DraftPage, isOf, toDraftId } from '#platform/generator-draft/draft-page.ts'
import { type Arrangement, DraftStore, type ProjectBase } from '#platform/generator-draft/draft-store.ts'
import { recoverDraft, type Unsaved } from '#platform/generator-draft/unsaved.ts'
import type { Change } from '#platform/lib/change.ts'
import { createId } from '#platform/lib/random-id.ts'
import type { PlanInput } from '../compute/compiled-plan.ts'
import type { RecipeInput } from '../compute/engine-recipe.ts'
import { claimDraft, createWebLocks, pruneDrafts, toCandidates } from '../storage/drafts/draft-claim.ts'
import { DraftSaver, type Saved } from '../storage/drafts/draft-saver.ts'
import type { SyncReport } from '../storage/project/sync-report.ts'
import { toSendable } from '../storage/sendable.ts'
import { ColumnCopy, type ColumnSnapshot } from './column-copy.ts'
import { emptyArrangement, InputCopy, type InputSnapshot, type Measure, type Preview } from './input-copy.ts'
import type { OpenProject } from './open-project.ts'
import type { TableLook, TableToSplit } from './pasted-table.ts'

export type DraftReport = { readonly kind: 'saved'; readonly saved: Saved } | { readonly kind: 'unavailable' }

export interface TabMemory {
  readonly page: DraftPage
  readonly draftId: string | null
  readonly unsaved: readonly Unsaved[]
}

export interface RestoredDraft extends InputSnapshot {
  readonly draftId: string
  /** The draft that this one was loaded from: itself, or the one it was copied from. */
  readonly from: string | null
  readonly isKept: boolean
}

/** Not 0, because version 0 stands for a missing text. */
const FIRST_VERSION = 1

class InputWorker {
  readonly #copy = new InputCopy()
  #store: DraftStore | null = null
  #saver: DraftSaver | null = null
  #base: ProjectBase | null = null
  #hasDraft = false
  #project: OpenProject | null = null

  async open(
    tab: TabMemory,
    ids: readonly string[],
    report: (report: DraftReport) => void,
  ): Promise<RestoredDraft> {
    const fresh = emptyArrangement(ids)
    try {
      return await this.#restore(await DraftStore.open(), tab, fresh, report)
    } catch {
      report({ kind: 'unavailable' })
      this.#copy.arrange(fresh)
      return { draftId: tab.draftId ?? createId(), from: null, isKept: false, ...this.snapshot() }
    }
  }

  async openProject(
    project: Project,
    account: string | undefined,
    page: DraftPage,
    report: (report: SyncReport) => void,
  ) {
    const { OpenProject } = await import('./open-project.ts')
    this.#project = new OpenProject({
      input: this,
      store: this.#store,
      page,
      base: this.#base,
      id: project.id,
      account,
      report,
    })
    await this.#project.begin(project, this.#hasDraft)
    return proxy(this.#project)
  }

  async addColumns(texts: readonly string[]): Promise<readonly ColumnSnapshot[]> {
    const columns = texts.map(
      (text) => new ColumnCopy(createId(), text.replace(/\r\n?/g, '\n'), FIRST_VERSION),
    )
    for (const column of columns) this.#copy.add(column)
    await this.#saver?.add(columns.map(({ id, version, text }) => ({ id, version, text })))
    return columns.map((column) => column.snapshot())
  }

  read(id: string, from: number, length: number): string {
    return this.#copy.find(id)?.text.slice(from, from + length) ?? ''
  }

  async lookAtTable(text: string): Promise<TableLook | null> {
    const { lookAtTable } = await import('./pasted-table.ts')
    return lookAtTable(text)
  }

  /** Returns null if the pasted text isn't in the column anymore. `place` keeps the column's other words. */
  async splitTable(id: string, place: number, { text, inserted, look }: TableToSplit, most: number) {
    const { replacePasted, toTableColumns } = await import('./pasted-table.ts')
    const columns = (await toTableColumns(text, look)).slice(0, most)
    const own = replacePasted(this.#copy.find(id)?.text ?? '', inserted, columns[place]?.text ?? '')
    if (own === null) return null
    const texts = Array.from({ length: Math.max(columns.length, place + 1) }, (_, at) =>
      at === place ? own : (columns[at]?.text ?? ''),
    )
    const snapshots = await this.addColumns(texts)
    return snapshots.map((snapshot, at) => ({ name: columns[at]?.name ?? '', snapshot }))
  }

  readLines(id: string): string {
    return toSendable(this.#copy.find(id)?.lines ?? '')
  }

  change(id: string, version: number, changes: readonly Change[]): void {
    this.#copy.find(id)?.change(version, changes)
    this.#saver?.changed(id, version, changes)
    this.#project?.changed()
  }

  arrange(arrangement: Arrangement): void {
    // The page sent this before it learned that the worker had rearranged the columns.
    if (arrangement.version <= this.#copy.arrangement.version) return
    this.#copy.arrange(arrangement)
    this.#saver?.touch()
    this.#project?.changed()
  }

  measure(): Measure {
    return this.#copy.measure()
  }

  preview(count: number): Preview {
    return this.#copy.preview(count)
  }

  planInput(): PlanInput {
    return transferWords(this.#copy.planInput())
  }

  recipeInput(): RecipeInput {
    return transferWords(this.#copy.recipeInput())
  }

  holdRecipe(id: number): void {
    this.#copy.recipes.hold(id)
  }

  dropRecipe(id: number): void {
    this.#copy.recipes.drop(id)
  }

  recipe(id: number): Recipe | null {
    return this.#copy.recipes.read(id)
  }

  async flush(): Promise<void> {
    await this.#saver?.flush()
    await this.#project?.flush()
  }

  /** Returns whether the draft was deleted because the server has all of it. */
  async close(draftId: string): Promise<boolean> {
    await this.flush()
    if (this.#project?.isSaved !== true) return false
    this.#project.end()
    await this.#store?.delete(draftId)
    return true
  }

  state() {
    return this.#copy.state()
  }

  snapshot(): InputSnapshot {
    return this.#copy.snapshot()
  }

  async save(): Promise<void> {
    this.#saver?.touch()
    await this.#saver?.flush()
  }

  async #restore(
    store: DraftStore,
    tab: TabMemory,
    fresh: Arrangement,
    report: (report: DraftReport) => void,
  ): Promise<RestoredDraft> {
    const { page } = tab
    const locks = createWebLocks(navigator.locks)
    const kept = (await store.idsNewestFirst()).filter((id) => isOf(page, id))
    const candidates = toCandidates(tab.unsaved, kept, Date.now())
    const { id, from } = await claimDraft(tab.draftId, candidates, locks, () => toDraftId(page, createId()))
    const unsaved = tab.unsaved.find(({ draftId }) => draftId === from) ?? null
    const draft = from === null ? null : await store.load(from, unsaved?.arrangement.order)
    // A missing project draft has no changes, because it is saved before anyone can type.
    const recovered = draft === null && page !== 'home' ? null : recoverDraft(draft, unsaved)
    for (const { column, text, version } of recovered?.columns ?? [])
      this.#copy.add(new ColumnCopy(column, text, version))
    this.#copy.arrange(recovered?.arrangement ?? fresh)
    this.#base = recovered?.base ?? null
    this.#hasDraft = recovered !== null
    this.#store = store
    this.#saver = new DraftSaver(
      store,
      id,
      () => ({
        columns: this.#copy.columns,
        arrangement: this.#copy.arrangement,
        base: this.#project?.base ?? this.#base,
      }),
      (saved) => report(saved instanceof Error ? { kind: 'unavailable' } : { kind: 'saved', saved }),
    )
    // Don't save a draft for an untouched page: it would be newer than the drafts that have words.
    if (recovered !== null) this.#saver.touch()
    // Save the copy before anything is added to it.
    if (recovered !== null && id !== from) await this.#saver.flush()
    else void store.keepOnly(id, this.#copy.arrangement.order)
    void pruneDrafts(store, page, id, locks)
    return { draftId: id, from, isKept: true, ...this.snapshot() }
  }
}

function transferWords<Input extends RecipeInput>(input: Input): Input {
  return transfer(
    input,
    [...input.columns, ...input.leaveOut].map(({ buffer }) => buffer),
  )
}

export type InputWorkerApi = InputWorker

expose(new InputWorker())
