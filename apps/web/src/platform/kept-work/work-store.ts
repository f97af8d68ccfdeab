import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { KEPT_WORK } from './work-note.ts'

export interface Work {
  readonly id: string
  readonly at: number
  readonly values: ReadonlyMap<string, unknown>
}

/** Every method rejects if storage is full or forbidden. */
export interface WorkStore {
  readonly put: (work: Work) => Promise<unknown>
  readonly get: (id: string) => Promise<Work | undefined>
  readonly delete: (id: string) => Promise<void>
  readonly deleteBefore: (at: number) => Promise<void>
}

interface Schema extends DBSchema {
  works: { key: string; value: Work; indexes: { at: number } }
}

/** IndexedDB, because a list can be larger than session storage. */
export const workStore: WorkStore = {
  put: (work) => withDatabase((database) => database.put('works', work)),
  get: (id) => withDatabase((database) => database.get('works', id)),
  delete: (id) => withDatabase((database) => database.delete('works', id)),
  deleteBefore: (at) =>
    withDatabase(async (database) => {
      const ids = await database.getAllKeysFromIndex('works', 'at', IDBKeyRange.upperBound(at, true))
      await Promise.all(ids.map((id) => database.delete('works', id)))
    }),
}

/** Closes the database after each use, because an open one can't be deleted. */
async function withDatabase<Result>(
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(KEPT_WORK, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('works', { keyPath: 'id' }).createIndex('at', 'at')
    },
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}
