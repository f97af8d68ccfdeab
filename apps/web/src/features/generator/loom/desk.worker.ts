import { DEFAULT_OPTIONS, type Project, type Recipe } from '@wordloom/contract'
import { expose, proxy, transfer } from 'comlink'
import type { Change } from '../../../shared/editor/change.ts'
import { createId } from '../../../shared/lib/random-id.ts'
import { toCandidates } from '../draft/candidates.ts'
import { catchUp } from '../draft/catch-up.ts'
import { claimDraft } from '../draft/draft-claim.ts'
import { DraftKeeper, type Saved } from '../draft/draft-keeper.ts'
import { type Arrangement, DraftStore, type ProjectBase } from '../draft/draft-store.ts'
import { pruneDrafts } from '../draft/prune-drafts.ts'
import { isOf, type Scope, toDraftId } from '../draft/scope.ts'
import type { Unsaved } from '../draft/unsaved.ts'
import { createWebLocks } from '../draft/web-locks.ts'
import type { ProjectDesk } from '../project/project-desk.ts'
import type { SyncReport } from '../project/sync-report.ts'
import { ColumnMirror } from './column-mirror.ts'
import { Desk, type Measure, type Preview } from './desk.ts'
import { toSendable } from './sendable.ts'
import type { Order } from './weaver.ts'

export type DraftReport = { readonly kind: 'saved'; readonly saved: Saved } | { readonly kind: 'unavailable' }

export interface TabMemory {
  readonly scope: Scope
  readonly draftId: string | null
  readonly unsaved: readonly Unsaved[]
}

export interface RestoredColumn {
  readonly id: string
  readonly version: number
  readonly length: number
  /** Null for larger texts, which the page reads in pieces. */
  readonly text: string | null
}

export interface Laid {
  readonly arrangement: Arrangement
  readonly columns: readonly RestoredColumn[]
}

export interface Restored extends Laid {
  readonly draftId: string
  /** The draft that this one was loaded from: itself, or the one it was copied from. */
  readonly from: string | null
  readonly isKept: boolean
}

/** Texts of up to this many characters are sent with the restored draft. */
const SMALL = 20_000

/** Not 0, because version 0 stands for a missing text. */
const LAID_VERSION = 1

class DeskWorker {
  readonly #desk = new Desk()
  #store: DraftStore | null = null
  #keeper: DraftKeeper | null = null
  #base: ProjectBase | null = null
  #hasDraft = false
  #project: ProjectDesk | null = null

  /** Restores the tab's draft, or starts with empty columns that have the given ids. */
  async open(
    tab: TabMemory,
    ids: readonly string[],
    report: (report: DraftReport) => void,
  ): Promise<Restored> {
    const fresh = { version: 0, order: ids, options: DEFAULT_OPTIONS, selections: {} }
    try {
      return await this.#restore(await DraftStore.open(), tab, fresh, report)
    } catch {
      report({ kind: 'unavailable' })
      this.#desk.arrange(fresh)
      return { draftId: tab.draftId ?? createId(), from: null, isKept: false, ...this.laid() }
    }
  }

  async openProject(project: Project, scope: Scope, report: (report: SyncReport) => void) {
    const { ProjectDesk } = await import('../project/project-desk.ts')
    this.#project = new ProjectDesk({
      desk: this,
      store: this.#store,
      scope,
      base: this.#base,
      id: project.id,
      report,
    })
    await this.#project.begin(project, this.#hasDraft)
    return proxy(this.#project)
  }

  async lay(texts: readonly string[]): Promise<readonly RestoredColumn[]> {
    const columns = texts.map(
      (text) => new ColumnMirror(createId(), text.replace(/\r\n?/g, '\n'), LAID_VERSION),
    )
    for (const column of columns) this.#desk.add(column)
    await this.#keeper?.add(columns.map(({ id, version, text }) => ({ id, version, text })))
    return columns.map(toRestored)
  }

  read(id: string, from: number, length: number): string {
    return this.#desk.find(id)?.text.slice(from, from + length) ?? ''
  }

  readWhole(id: string): string {
    return toSendable(this.#desk.find(id)?.text ?? '')
  }

  change(id: string, version: number, changes: readonly Change[]): void {
    this.#desk.find(id)?.change(version, changes)
    this.#keeper?.changed(id, version, changes)
    this.#project?.changed()
  }

  arrange(arrangement: Arrangement): void {
    // The page sent this before it learned that the worker had rearranged the columns.
    if (arrangement.version <= this.#desk.arrangement.version) return
    this.#desk.arrange(arrangement)
    this.#keeper?.touch()
    this.#project?.changed()
  }

  measure(): Measure {
    return this.#desk.measure()
  }

  preview(count: number): Preview {
    return this.#desk.preview(count)
  }

  order(): Order {
    const order = this.#desk.order()
    return transfer(
      order,
      order.columns.map((column) => column.buffer),
    )
  }

  holdRecipe(id: number): void {
    this.#desk.recipes.hold(id)
  }

  dropRecipe(id: number): void {
    this.#desk.recipes.drop(id)
  }

  recipe(id: number): Recipe | null {
    return this.#desk.recipes.read(id)
  }

  async flush(): Promise<void> {
    await this.#keeper?.flush()
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
    return this.#desk.state()
  }

  laid(): Laid {
    return { arrangement: this.#desk.arrangement, columns: this.#desk.columns.map(toRestored) }
  }

  async keep(): Promise<void> {
    this.#keeper?.touch()
    await this.#keeper?.flush()
  }

  async #restore(
    store: DraftStore,
    tab: TabMemory,
    fresh: Arrangement,
    report: (report: DraftReport) => void,
  ): Promise<Restored> {
    const { scope } = tab
    const locks = createWebLocks(navigator.locks)
    const kept = (await store.idsNewestFirst()).filter((id) => isOf(scope, id))
    const candidates = toCandidates(tab.unsaved, kept, Date.now())
    const { id, from } = await claimDraft(tab.draftId, candidates, locks, () => toDraftId(scope, createId()))
    const unsaved = tab.unsaved.find(({ draftId }) => draftId === from) ?? null
    const draft = from === null ? null : await store.load(from, unsaved?.arrangement.order)
    // A missing project draft has no changes, because it is saved before anyone can type.
    const caughtUp = draft === null && scope !== 'home' ? null : catchUp(draft, unsaved)
    for (const { column, text, version } of caughtUp?.columns ?? [])
      this.#desk.add(new ColumnMirror(column, text, version))
    this.#desk.arrange(caughtUp?.arrangement ?? fresh)
    this.#base = caughtUp?.base ?? null
    this.#hasDraft = caughtUp !== null
    this.#store = store
    this.#keeper = new DraftKeeper(
      store,
      id,
      () => ({ ...this.#toDesktop(), base: this.#project?.base ?? this.#base }),
      (saved) => report(saved instanceof Error ? { kind: 'unavailable' } : { kind: 'saved', saved }),
    )
    // Don't save a draft for an untouched page: it would be newer than the drafts that have words.
    if (caughtUp !== null) this.#keeper.touch()
    // Save the copy before anything is added to it.
    if (caughtUp !== null && id !== from) await this.#keeper.flush()
    else void store.keepOnly(id, this.#desk.arrangement.order)
    void pruneDrafts(store, scope, id, locks)
    return { draftId: id, from, isKept: true, ...this.laid() }
  }

  #toDesktop() {
    return { columns: this.#desk.columns, arrangement: this.#desk.arrangement }
  }
}

function toRestored({ id, version, text }: ColumnMirror): RestoredColumn {
  return { id, version, length: text.length, text: text.length <= SMALL ? text : null }
}

export type DeskApi = DeskWorker

expose(new DeskWorker())
