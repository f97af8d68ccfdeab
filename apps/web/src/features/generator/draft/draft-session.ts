import type { Change } from '../../../shared/editor/change.ts'
import type { TextDocument } from '../../../shared/editor/text-document.ts'
import type { DraftReport, Restored, RestoredColumn } from '../loom/desk.worker.ts'
import type { DeskLink } from '../loom/desk-link.ts'
import { toCallback } from '../loom/desk-link.ts'
import type { Saved } from './draft-keeper.ts'
import type { Arrangement } from './draft-store.ts'
import { isOf, type Scope } from './scope.ts'
import { tabMemory } from './tab-memory.ts'
import { typedMemory } from './typed-memory.ts'
import { type Unsaved, UnsavedChanges } from './unsaved.ts'
import { unsavedMemory } from './unsaved-memory.ts'

/** Characters asked of the desk at a time when a large text is restored. */
const PIECE = 1024 * 1024

interface Opened {
  readonly draftId: string
  readonly isKept: boolean
  arrangement: Arrangement
  /** The drafts whose unsaved changes this one has taken up. */
  readonly sources: readonly string[]
}

/** The page's side of the kept draft: gives documents their texts back, and every change a version. */
export class DraftSession {
  readonly #desk: DeskLink
  readonly #scope: Scope
  readonly #onReport: (isKept: boolean) => void
  readonly #unsaved = new UnsavedChanges()
  #opened: Opened | null = null
  /** Of the arrangement: what the device has; 0 before a draft is on it. */
  #savedVersion = 0
  #isLeft = false

  constructor(desk: DeskLink, scope: Scope, onReport: (isKept: boolean) => void) {
    this.#desk = desk
    this.#scope = scope
    this.#onReport = onReport
  }

  get scope(): Scope {
    return this.#scope
  }

  async open(ids: readonly string[]): Promise<Restored> {
    const all = unsavedMemory.readAll().filter(({ draftId }) => isOf(this.#scope, draftId))
    const restored = await this.#desk.open(
      { scope: this.#scope, draftId: tabMemory.readDraftId(this.#scope), unsaved: all },
      ids,
      toCallback((report: DraftReport) => this.#hear(report)),
    )
    const { draftId, from, isKept, arrangement } = restored
    // Until it is reported safe here, it stays where it is.
    this.#unsaved.add(...all.filter((unsaved) => unsaved.draftId === from).flatMap(({ changes }) => changes))
    this.#opened = { draftId, isKept, arrangement, sources: from === null ? [draftId] : [draftId, from] }
    tabMemory.writeDraftId(this.#scope, draftId)
    return restored
  }

  /** Lets a document's changes be mirrored and kept. `onChange` hears of each. */
  async attach(document: TextDocument, kept: RestoredColumn, onChange: () => void): Promise<void> {
    let { version } = kept
    const mirror = {
      change: (change: Change) => {
        version++
        this.#unsaved.add({ column: kept.id, version, changes: [change] })
        void this.#desk.change(kept.id, version, [change])
        onChange()
      },
    }
    if (kept.text !== null) await document.attach(mirror, kept.text)
    else await document.attachLarge(mirror, this.#read(kept), kept.length)
  }

  rearrange(change: Partial<Omit<Arrangement, 'version'>>): void {
    if (this.#opened === null) return
    const { arrangement } = this.#opened
    this.#opened.arrangement = { ...arrangement, ...change, version: arrangement.version + 1 }
    void this.#desk.arrange(this.#opened.arrangement)
  }

  /** The page goes on without it. Where the server has all, the device forgets it. */
  async close(): Promise<void> {
    if (this.#opened === null) return void (await this.#desk.flush())
    const { draftId } = this.#opened
    if (await this.#desk.close(draftId)) unsavedMemory.delete(draftId)
  }

  /** The desk has arranged the draft by itself. */
  adopt(arrangement: Arrangement): void {
    if (this.#opened !== null) this.#opened.arrangement = arrangement
  }

  /** The page is not seen any more and may be ended: what the device does not have yet is put down at once. */
  keep(): void {
    void this.#desk.flush()
    if (this.#opened === null || !this.#opened.isKept) return
    const isLeft = this.#isLeft
    const unsaved = this.#toUnsaved(this.#opened)
    if (isLeft || !unsaved.isSaved) unsavedMemory.write(unsaved)
  }

  /** The page goes away. `typed` is what its documents had before their texts came, place by place. */
  leave(typed: readonly string[]): void {
    this.#isLeft = true
    typedMemory.add(this.#scope, typed)
    this.keep()
  }

  #hear(report: DraftReport): void {
    if (report.kind === 'saved') this.#saved(report.saved)
    this.#onReport(report.kind === 'saved')
  }

  #saved({ arrangement, columns }: Saved): void {
    this.#savedVersion = arrangement
    this.#unsaved.saved(columns)
    if (this.#opened === null || this.#isLeft || !this.#toUnsaved(this.#opened).isSaved) return
    for (const draftId of this.#opened.sources) unsavedMemory.delete(draftId)
  }

  #toUnsaved({ draftId, arrangement }: Opened): Unsaved {
    const changes = this.#unsaved.changes.filter(({ column }) => arrangement.order.includes(column))
    const isSaved = changes.length === 0 && arrangement.version <= this.#savedVersion
    return { draftId, at: Date.now(), isLeft: this.#isLeft, isSaved, arrangement, changes }
  }

  async *#read({ id, length }: RestoredColumn): AsyncGenerator<string> {
    for (let from = 0; from < length; from += PIECE) yield await this.#desk.read(id, from, PIECE)
  }
}
