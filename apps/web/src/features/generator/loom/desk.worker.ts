import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { expose, transfer } from 'comlink'
import type { Change } from '../../../shared/editor/change.ts'
import { toCandidates } from '../draft/candidates.ts'
import { catchUp } from '../draft/catch-up.ts'
import { claimDraft } from '../draft/draft-claim.ts'
import { DraftKeeper, type Saved } from '../draft/draft-keeper.ts'
import { type Arrangement, DraftStore } from '../draft/draft-store.ts'
import { pruneDrafts } from '../draft/prune-drafts.ts'
import type { Unsaved } from '../draft/unsaved.ts'
import { createWebLocks } from '../draft/web-locks.ts'
import { ColumnMirror } from './column-mirror.ts'
import { Desk, type Measure, type Preview } from './desk.ts'
import { createId } from './random-id.ts'
import type { Order } from './weaver.ts'

export type DraftReport = { readonly kind: 'saved'; readonly saved: Saved } | { readonly kind: 'unavailable' }

/** What the page itself remembers. */
export interface TabMemory {
  readonly draftId: string | null
  /** Of any tab. */
  readonly unsaved: readonly Unsaved[]
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
  /** The draft it was taken from: the same, or one that was copied. */
  readonly from: string | null
  readonly isKept: boolean
  readonly arrangement: Arrangement
  readonly columns: readonly RestoredColumn[]
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
    const fresh = { version: 0, order: ids, options: DEFAULT_OPTIONS }
    try {
      return await this.#restore(await DraftStore.open(), tab, fresh, report)
    } catch {
      report({ kind: 'unavailable' })
      this.#desk.arrange(fresh)
      return { draftId: tab.draftId ?? createId(), from: null, isKept: false, ...this.#toArranged() }
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

  arrange(arrangement: Arrangement): void {
    this.#desk.arrange(arrangement)
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
    tab: TabMemory,
    fresh: Arrangement,
    report: (report: DraftReport) => void,
  ): Promise<Restored> {
    const locks = createWebLocks(navigator.locks)
    const candidates = toCandidates(tab.unsaved, await store.idsNewestFirst(), Date.now())
    const { id, from } = await claimDraft(tab.draftId, candidates, locks, createId)
    const unsaved = tab.unsaved.find(({ draftId }) => draftId === from) ?? null
    const caughtUp = catchUp(from === null ? null : await store.load(from), unsaved)
    for (const { column, text, version } of caughtUp?.columns ?? [])
      this.#desk.add(new ColumnMirror(column, text, version))
    this.#desk.arrange(caughtUp?.arrangement ?? fresh)
    this.#keeper = new DraftKeeper(
      store,
      id,
      () => this.#desk,
      (saved) => report(saved instanceof Error ? { kind: 'unavailable' } : { kind: 'saved', saved }),
    )
    // An untouched page keeps no draft: it would be newer than those with words in them.
    if (caughtUp !== null) this.#keeper.touch()
    // A copy is there before anything is added to it.
    if (caughtUp !== null && id !== from) await this.#keeper.flush()
    void pruneDrafts(store, id, locks)
    return { draftId: id, from, isKept: true, ...this.#toArranged() }
  }

  #toArranged(): Pick<Restored, 'arrangement' | 'columns'> {
    return { arrangement: this.#desk.arrangement, columns: this.#desk.columns.map(toRestored) }
  }
}

function toRestored({ id, version, text }: ColumnMirror): RestoredColumn {
  return { id, version, length: text.length, text: text.length <= SMALL ? text : null }
}

export type DeskApi = DeskWorker

expose(new DeskWorker())
