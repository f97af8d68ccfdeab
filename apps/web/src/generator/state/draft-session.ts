import { proxy } from 'comlink'
import { type DraftPage, isOf } from '#platform/generator-draft/draft-page.ts'
import type { Arrangement } from '#platform/generator-draft/draft-store.ts'
import { type Unsaved, UnsavedChanges } from '#platform/generator-draft/unsaved.ts'
import {
  addTyped,
  deleteUnsaved,
  readDraftId,
  readUnsaved,
  writeDraftId,
  writeUnsaved,
} from '#platform/generator-draft/web-storage.ts'
import type { Change } from '#platform/lib/change.ts'
import type { TextDocument } from '#words/editor/text-document.ts'
import type { ColumnSnapshot } from '../input/column-copy.ts'
import type { DraftReport, RestoredDraft } from '../input/input.worker.ts'
import type { InputClient } from '../input/input-client.ts'
import type { Saved } from '../storage/drafts/draft-saver.ts'

const PIECE = 1024 * 1024

interface Opened {
  readonly draftId: string
  readonly isKept: boolean
  arrangement: Arrangement
  readonly sources: readonly string[]
}

export class DraftSession {
  readonly #input: InputClient
  readonly #page: DraftPage
  readonly #onReport: (isKept: boolean) => void
  readonly #unsaved = new UnsavedChanges()
  #opened: Opened | null = null
  /** The arrangement's version on the device; 0 before the first save. */
  #savedVersion = 0
  #isLeft = false

  constructor(input: InputClient, page: DraftPage, onReport: (isKept: boolean) => void) {
    this.#input = input
    this.#page = page
    this.#onReport = onReport
  }

  get page(): DraftPage {
    return this.#page
  }

  async open(ids: readonly string[]): Promise<RestoredDraft> {
    const all = readUnsaved().filter(({ draftId }) => isOf(this.#page, draftId))
    const restored = await this.#input.open(
      { page: this.#page, draftId: readDraftId(this.#page), unsaved: all },
      ids,
      proxy((report: DraftReport) => this.#hear(report)),
    )
    const { draftId, from, isKept, arrangement } = restored
    // Keep these changes until the worker reports that they are saved in this draft.
    this.#unsaved.add(...all.filter((unsaved) => unsaved.draftId === from).flatMap(({ changes }) => changes))
    this.#opened = { draftId, isKept, arrangement, sources: from === null ? [draftId] : [draftId, from] }
    writeDraftId(this.#page, draftId)
    return restored
  }

  async attach(document: TextDocument, kept: ColumnSnapshot, onChange: () => void): Promise<void> {
    let { version } = kept
    const copy = {
      change: (change: Change) => {
        version++
        this.#unsaved.add({ column: kept.id, version, changes: [change] })
        void this.#input.change(kept.id, version, [change])
        onChange()
      },
    }
    if (kept.text !== null) await document.attach(copy, kept.text)
    else await document.attachLarge(copy, this.#read(kept), kept.length)
  }

  rearrange(change: Partial<Omit<Arrangement, 'version'>>): void {
    if (this.#opened === null) return
    const { arrangement } = this.#opened
    this.#opened.arrangement = { ...arrangement, ...change, version: arrangement.version + 1 }
    void this.#input.arrange(this.#opened.arrangement)
  }

  async close(): Promise<void> {
    if (this.#opened === null) return void (await this.#input.flush())
    const { draftId } = this.#opened
    if (await this.#input.close(draftId)) deleteUnsaved(draftId)
  }

  adopt(arrangement: Arrangement): void {
    if (this.#opened !== null) this.#opened.arrangement = arrangement
  }

  /** Runs when the page is hidden, because the browser may end it without another event. */
  keep(): void {
    void this.#input.flush()
    if (this.#opened === null || !this.#opened.isKept) return
    const isLeft = this.#isLeft
    const unsaved = this.#toUnsaved(this.#opened)
    if (isLeft || !unsaved.isSaved) writeUnsaved(unsaved)
  }

  /** `typed` holds what was typed before the saved texts arrived, one text per column. */
  leave(typed: readonly string[]): void {
    this.#isLeft = true
    addTyped(this.#page, typed)
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
    for (const draftId of this.#opened.sources) deleteUnsaved(draftId)
  }

  #toUnsaved({ draftId, arrangement }: Opened): Unsaved {
    const changes = this.#unsaved.changes.filter(({ column }) => arrangement.order.includes(column))
    const isSaved = changes.length === 0 && arrangement.version <= this.#savedVersion
    return { draftId, at: Date.now(), isLeft: this.#isLeft, isSaved, arrangement, changes }
  }

  async *#read({ id, length }: ColumnSnapshot): AsyncGenerator<string> {
    for (let from = 0; from < length; from += PIECE) yield await this.#input.read(id, from, PIECE)
  }
}
