import { expose, transfer } from 'comlink'
import { claimDraft } from '../draft/draft-claim.ts'
import { DraftKeeper } from '../draft/draft-keeper.ts'
import { DraftStore } from '../draft/draft-store.ts'
import { pruneDrafts } from '../draft/prune-drafts.ts'
import type { Unsaved } from '../draft/unsaved.ts'
import { createWebLocks } from '../draft/web-locks.ts'
import type { Change } from './change.ts'
import { ColumnMirror } from './column-mirror.ts'
import { Desk, type Measure, type Preview } from './desk.ts'
import type { LoomOptions } from './options.ts'
import { createId } from './random-id.ts'
import type { Order } from './weaver.ts'

export type DraftReport =
  /** The versions of the columns that are safe now. */
  | { readonly kind: 'saved'; readonly versions: ReadonlyMap<string, number> }
  | { readonly kind: 'unavailable' }

/** What the tab itself remembers. */
export interface TabMemory {
  readonly draftId: string | null
  readonly unsaved: Unsaved | null
}

export interface RestoredColumn {
  readonly id: string
  readonly version: number
  readonly length: number
  /** Texts that are not small are read piece by piece. */
  readonly text: string | null
}

export interface Restored {
  readonly draftId: string
  /** Empty when nothing was kept. */
  readonly columns: readonly RestoredColumn[]
  readonly options: LoomOptions | null
}

/** What comes with the answer itself. */
const SMALL = 20_000

class DeskWorker {
  readonly #desk = new Desk()
  #keeper: DraftKeeper | null = null

  /** Takes up the tab's draft; without one, begins with empty columns of the given ids. */
  async open(
    tab: TabMemory,
    ids: readonly string[],
    report: (report: DraftReport) => void,
  ): Promise<Restored> {
    try {
      const restored = await this.#restore(await DraftStore.open(), tab, report)
      if (restored.columns.length === 0) this.#desk.arrange(ids)
      return restored
    } catch {
      report({ kind: 'unavailable' })
      this.#desk.arrange(ids)
      return { draftId: tab.draftId ?? createId(), columns: [], options: null }
    }
  }

  /** A piece of a column's text. */
  read(id: string, from: number, length: number): string {
    return this.#desk.find(id)?.text.slice(from, from + length) ?? ''
  }

  change(id: string, version: number, changes: readonly Change[]): void {
    this.#desk.find(id)?.change(version, changes)
    this.#keeper?.changed(id, version, changes)
  }

  arrange(ids: readonly string[]): void {
    this.#desk.arrange(ids)
    this.#keeper?.touch()
  }

  setOptions(options: LoomOptions): void {
    this.#desk.options = options
    this.#keeper?.touch()
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

  async flush(): Promise<void> {
    await this.#keeper?.flush()
  }

  async #restore(
    store: DraftStore,
    { draftId, unsaved }: TabMemory,
    report: (report: DraftReport) => void,
  ): Promise<Restored> {
    const locks = createWebLocks(navigator.locks)
    const claim = await claimDraft(draftId, await store.idsNewestFirst(), locks, createId)
    const draft = claim.from === null ? null : await store.load(claim.from)
    for (const { column, version, text } of draft?.texts ?? []) {
      const mirror = new ColumnMirror(column, text, version)
      for (const late of unsaved?.draftId === claim.from ? unsaved.changes : []) {
        if (late.column === column) mirror.change(late.version, late.changes)
      }
      this.#desk.add(mirror)
    }
    if (draft !== null) this.#desk.options = draft.head.options
    this.#keeper = new DraftKeeper(
      store,
      claim.id,
      () => this.#desk,
      (saved) =>
        report(saved instanceof Error ? { kind: 'unavailable' } : { kind: 'saved', versions: saved }),
    )
    // An untouched page keeps no draft: it would be newer than those with words in them.
    if (draft !== null) this.#keeper.touch()
    void pruneDrafts(store, claim.id, locks)
    return {
      draftId: claim.id,
      columns: this.#desk.columns.map(toRestored),
      options: draft?.head.options ?? null,
    }
  }
}

function toRestored({ id, version, text }: ColumnMirror): RestoredColumn {
  return { id, version, length: text.length, text: text.length <= SMALL ? text : null }
}

export type DeskApi = DeskWorker

expose(new DeskWorker())
