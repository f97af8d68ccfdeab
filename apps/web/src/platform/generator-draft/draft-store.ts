import type { CombiningOptions, RowSettings } from '@wordloom/contract'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { applyChanges, type Change } from '../lib/change.ts'

export interface Arrangement {
  readonly version: number
  readonly order: readonly string[]
  readonly options: CombiningOptions
  readonly selections: Selections
  readonly names: Names
  /** Columns are numbered by their place in `order`. */
  readonly rows: RowSettings
}

/** Drafts of earlier releases have no `selections`, `names` or `rows`. */
export type KeptArrangement = Omit<Arrangement, 'selections' | 'names' | 'rows'> &
  Partial<Pick<Arrangement, 'selections' | 'names' | 'rows'>>

export type Selections = Readonly<Record<string, readonly string[]>>

export type Names = Readonly<Record<string, string>>

/** The server's version of a project when this draft started from it or was last saved to it. */
export interface ProjectBase {
  readonly version: number
  readonly mark: string
  /** Marks of the saves sent since then, whose responses may have been lost. */
  readonly sent: readonly string[]
}

export interface DraftHead extends KeptArrangement {
  readonly id: string
  readonly savedAt: number
  /** True if the row settings are kept as a text, because they are large. */
  readonly hasRowsText?: boolean
  readonly base?: ProjectBase | null
}

export interface KeptText {
  readonly draft: string
  readonly column: string
  readonly version: number
  readonly text: string
}

export interface JournalEntry {
  readonly draft: string
  readonly column: string
  readonly version: number
  readonly changes: readonly Change[]
}

export interface Draft {
  readonly head: DraftHead
  readonly texts: readonly KeptText[]
}

export interface DraftSave {
  readonly head: DraftHead
  readonly texts: readonly KeptText[]
  readonly journal: readonly JournalEntry[]
}

interface Schema extends DBSchema {
  heads: { key: string; value: DraftHead; indexes: { savedAt: number } }
  texts: { key: [string, string]; value: KeptText }
  journal: { key: [string, string, number]; value: JournalEntry }
}

/** The key of the row settings among the texts of columns, whose ids are random. */
export const ROWS_TEXT = 'rows'

/** Drafts in IndexedDB. Every method rejects if storage is full or forbidden. */
export class DraftStore {
  readonly #database: IDBPDatabase<Schema>

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database
  }

  static async open(): Promise<DraftStore> {
    const database = await openDB<Schema>('wordloom-drafts', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('heads', { keyPath: 'id' }).createIndex('savedAt', 'savedAt')
        fresh.createObjectStore('texts', { keyPath: ['draft', 'column'] })
        fresh.createObjectStore('journal', { keyPath: ['draft', 'column', 'version'] })
      },
    })
    return new DraftStore(database)
  }

  async idsNewestFirst(): Promise<string[]> {
    const heads = await this.#database.getAllFromIndex('heads', 'savedAt')
    return heads.reverse().map((head) => head.id)
  }

  async load(id: string, others: readonly string[] = []): Promise<Draft | null> {
    const transaction = this.#database.transaction(['heads', 'texts', 'journal'])
    const head = await transaction.objectStore('heads').get(id)
    if (head === undefined) return null
    const columns = [...new Set([...head.order, ...others])]
    const [texts, rows] = await Promise.all([
      Promise.all(columns.map((column) => loadText(transaction, id, column))),
      head.hasRowsText === true ? loadText(transaction, id, ROWS_TEXT) : null,
    ])
    // Safe cast: only `DraftSaver` writes this text.
    return { head: rows === null ? head : { ...head, rows: JSON.parse(rows.text) as RowSettings }, texts }
  }

  async add(texts: readonly KeptText[]): Promise<void> {
    const transaction = this.#database.transaction('texts', 'readwrite')
    await Promise.all([...texts.map((text) => transaction.store.put(text)), transaction.done])
  }

  async keepOnly(id: string, columns: readonly string[]): Promise<void> {
    const keys = await this.#database.getAllKeys('texts', IDBKeyRange.bound([id], [id, []]))
    const transaction = this.#database.transaction(['texts', 'journal'], 'readwrite')
    const writes = keys
      .filter(([, column]) => column !== ROWS_TEXT && !columns.includes(column))
      .flatMap((key) => [
        transaction.objectStore('texts').delete(key),
        transaction.objectStore('journal').delete(journalRange(...key)),
      ])
    await Promise.all([...writes, transaction.done])
  }

  /** Atomic: a crash leaves the draft either as it was before or as it is after. */
  async save({ head, texts, journal }: DraftSave): Promise<void> {
    const transaction = this.#database.transaction(['heads', 'texts', 'journal'], 'readwrite')
    const writes: Promise<unknown>[] = [transaction.objectStore('heads').put(head)]
    for (const kept of texts) {
      writes.push(transaction.objectStore('texts').put(kept))
      writes.push(transaction.objectStore('journal').delete(journalRange(kept.draft, kept.column)))
    }
    for (const entry of journal) writes.push(transaction.objectStore('journal').put(entry))
    await Promise.all([...writes, transaction.done])
  }

  async delete(id: string): Promise<void> {
    const transaction = this.#database.transaction(['heads', 'texts', 'journal'], 'readwrite')
    await Promise.all([
      transaction.objectStore('heads').delete(id),
      transaction.objectStore('texts').delete(IDBKeyRange.bound([id], [id, []])),
      transaction.objectStore('journal').delete(IDBKeyRange.bound([id], [id, []])),
      transaction.done,
    ])
  }
}

type Reading = IDBPTransaction<Schema, ('heads' | 'texts' | 'journal')[], 'readonly'>

async function loadText(reading: Reading, draft: string, column: string): Promise<KeptText> {
  const [text, entries] = await Promise.all([
    reading.objectStore('texts').get([draft, column]),
    reading.objectStore('journal').getAll(journalRange(draft, column)),
  ])
  const kept = text ?? { draft, column, version: 0, text: '' }
  const later = entries.filter((entry) => entry.version > kept.version)
  return {
    ...kept,
    version: later.at(-1)?.version ?? kept.version,
    text: later.reduce((before, entry) => applyChanges(before, entry.changes), kept.text),
  }
}

function journalRange(draft: string, column: string): IDBKeyRange {
  return IDBKeyRange.bound([draft, column], [draft, column, []])
}
