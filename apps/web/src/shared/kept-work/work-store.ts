import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What was typed into the forms of a page whose session ended. */
export interface Work {
  readonly id: string
  /** `Date.now()` then. */
  readonly at: number
  /** By the names under which forms and dialogs keep them. */
  readonly values: ReadonlyMap<string, unknown>
}

/** Every method rejects where storage is full or forbidden. */
export interface WorkStore {
  readonly put: (work: Work) => Promise<void>
  readonly get: (id: string) => Promise<Work | undefined>
  readonly delete: (id: string) => Promise<void>
  readonly deleteBefore: (at: number) => Promise<void>
  readonly clear: () => Promise<void>
}

interface Schema extends DBSchema {
  works: { key: string; value: Work; indexes: { at: number } }
}

/** In IndexedDB: a list can be larger than what session storage holds. */
export async function openWorkStore(): Promise<WorkStore> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>('wordloom-kept-work', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('works', { keyPath: 'id' }).createIndex('at', 'at')
    },
  })
  return {
    async put(work) {
      await database.put('works', work)
    },
    get: (id) => database.get('works', id),
    delete: (id) => database.delete('works', id),
    async deleteBefore(at) {
      const ids = await database.getAllKeysFromIndex('works', 'at', IDBKeyRange.upperBound(at, true))
      await Promise.all(ids.map((id) => database.delete('works', id)))
    },
    clear: () => database.clear('works'),
  }
}
