import type { ColumnDocument } from '../editor/column-document.ts'
import type { Change } from '../loom/change.ts'
import type { DraftReport, Restored, RestoredColumn } from '../loom/desk.worker.ts'
import type { DeskLink } from '../loom/desk-link.ts'
import { toCallback } from '../loom/desk-link.ts'
import { tabMemory } from './tab-memory.ts'
import { UnsavedChanges } from './unsaved.ts'

/** Characters asked of the desk at a time when a large text is restored. */
const PIECE = 1024 * 1024

/** The page's side of the kept draft: gives documents their texts back, and every change a version. */
export class DraftSession {
  readonly #desk: DeskLink
  readonly #onReport: (isKept: boolean) => void
  readonly #unsaved = new UnsavedChanges()
  #draftId = ''

  constructor(desk: DeskLink, onReport: (isKept: boolean) => void) {
    this.#desk = desk
    this.#onReport = onReport
  }

  async open(ids: readonly string[]): Promise<Restored> {
    const tab = { draftId: tabMemory.readDraftId(), unsaved: tabMemory.readUnsaved() }
    const restored = await this.#desk.open(
      tab,
      ids,
      toCallback((report: DraftReport) => this.#hear(report)),
    )
    this.#draftId = restored.draftId
    tabMemory.writeDraftId(restored.draftId)
    return restored
  }

  /** Lets a document's changes be mirrored and kept. `onChange` hears of each. */
  async attach(document: ColumnDocument, kept: RestoredColumn, onChange: () => void): Promise<void> {
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

  /** The page goes away: what the device does not have yet stays with the tab. */
  leave(): void {
    tabMemory.writeUnsaved({ draftId: this.#draftId, changes: this.#unsaved.changes })
    void this.#desk.flush()
  }

  #hear(report: DraftReport): void {
    if (report.kind === 'saved') this.#unsaved.saved(report.versions)
    this.#onReport(report.kind === 'saved')
  }

  async *#read({ id, length }: RestoredColumn): AsyncGenerator<string> {
    for (let from = 0; from < length; from += PIECE) yield await this.#desk.read(id, from, PIECE)
  }
}
