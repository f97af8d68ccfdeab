import type { SavedListSummary } from '@wordloom/contract'
import type { Database } from '../../database/database.ts'
import { compared, comparedId } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { readText, smallText } from '../../database/queries/large-text.ts'
import type { Ends } from '../../memory/row-batches.ts'
import { type StoredList, SUMMARY_COLUMNS, toStored, toSummary } from './list-row.ts'

export interface Section {
  readonly projectId?: number | undefined
  readonly before?: number | undefined
  readonly most?: number | undefined
}

export interface Size {
  readonly id: number
  readonly bytes: number
}

interface Owned extends Section {
  readonly userId: string
}

function storedColumns(userId: string) {
  return [...SUMMARY_COLUMNS, 'bytes', smallText('saved_lists', 'words', userId).as('words')] as const
}

export function createListReading(database: Database) {
  const { kysely } = database

  const summaries = compileOnce(kysely, (owned: Owned) => alive(owned).select(SUMMARY_COLUMNS))
  const sizes = compileOnce(kysely, (owned: Owned) => alive(owned).select(['id', 'bytes']))
  const whole = compileOnce(kysely, ({ from, to, ...owned }: Owned & Ends) =>
    alive(owned)
      .select(storedColumns(owned.userId))
      .where('id', '<=', comparedId(from))
      .where('id', '>=', comparedId(to)),
  )
  const find = compileOnce(kysely, ({ userId, id }: { readonly userId: string; readonly id: number }) =>
    kysely
      .selectFrom('saved_lists')
      .select(storedColumns(userId))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  )

  return {
    async summaries(userId: string, section: Section): Promise<readonly SavedListSummary[]> {
      return (await summaries({ userId, ...section })).map(toSummary)
    },

    sizes: (userId: string, section: Section): Promise<readonly Size[]> => sizes({ userId, ...section }),

    async whole(userId: string, section: Section, ends: Ends): Promise<readonly StoredList[]> {
      const lists: StoredList[] = []
      for (const row of await whole({ userId, ...section, ...ends })) {
        const list = await read(userId, row)
        if (list !== null) lists.push(list)
      }
      return lists
    },

    async find(userId: string, id: number): Promise<StoredList | null> {
      const [row] = await find({ userId, id })
      return row === undefined ? null : read(userId, row)
    },
  }

  async function read(
    userId: string,
    row: Parameters<typeof toStored>[0] & { readonly bytes: number; readonly words: string | null },
  ): Promise<StoredList | null> {
    const { id, bytes } = row
    const place = { table: 'saved_lists', column: 'words', userId, id, bytes } as const
    const words = row.words ?? (await readText(database, kysely, place))
    return words === null ? null : toStored(row, words)
  }

  function alive({ userId, projectId, before, most }: Owned) {
    return kysely
      .selectFrom('saved_lists')
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', comparedId(projectId)))
      .$if(before !== undefined, (query) => query.where('id', '<', comparedId(before)))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .orderBy('id', 'desc')
  }
}
