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

const PIECE = 1024 * 1024

interface Opened {
  readonly draftId: string
  readonly isKept: boolean
  arrangement: Arrangement
  readonly sources: readonly string[]
}

export class DraftSession {
  readonly #desk: DeskLink
  readonly #scope: Scope
  readonly #onReport: (isKept: boolean) => void
  readonly #unsaved = new UnsavedChanges()
  #opened: Opened | null = null
  /** The arrangement's version on the device; 0 before the first save. */
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
    // Keep these changes until the worker reports that they are saved in this draft.
    this.#unsaved.add(...all.filter((unsaved) => unsaved.draftId === from).flatMap(({ changes }) => changes))
    this.#opened = { draftId, isKept, arrangement, sources: from === null ? [draftId] : [draftId, from] }
    tabMemory.writeDraftId(this.#scope, draftId)
    return restored
  }

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

  /** The worker deletes the draft from the device if the server has all of it. */
  async close(): Promise<void> {
    if (this.#opened === null) return void (await this.#desk.flush())
    const { draftId } = this.#opened
    if (await this.#desk.close(draftId)) unsavedMemory.delete(draftId)
  }

  adopt(arrangement: Arrangement): void {
    if (this.#opened !== null) this.#opened.arrangement = arrangement
  }

  /** Runs when the page is hidden, because the browser may end it without another event. */
  keep(): void {
    void this.#desk.flush()
    if (this.#opened === null || !this.#opened.isKept) return
    const isLeft = this.#isLeft
    const unsaved = this.#toUnsaved(this.#opened)
    if (isLeft || !unsaved.isSaved) unsavedMemory.write(unsaved)
  }

  /** `typed` holds what was typed before the saved texts arrived, one text per column. */
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
