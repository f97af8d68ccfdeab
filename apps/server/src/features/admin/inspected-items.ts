import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  INSPECTED_CHARACTERS,
  INSPECTED_PAGE_ITEMS,
  type InspectedList,
  type InspectedResult,
} from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { TEXTS } from '../../database/queries/large-text.ts'
import { piecesOf } from '../../memory/row-batches.ts'

/** Bytes of text per query, unless one text has more: SQLite reads a whole text to return its beginning. */
const PIECE_BYTES = 1024 * 1024

interface Item {
  readonly id: number
  readonly bytes: number
}

export type Inspection = ReturnType<typeof createInspectedItems>

export function createInspectedItems({ kysely }: Database) {
  return {
    async lists(userId: string, before: number | undefined): Promise<InspectedList[]> {
      const rows = await page('saved_lists', userId, before)
        .select(['folder_id', 'project_id', 'word_count'])
        .execute()
      const texts = await beginnings('saved_lists', 'words', userId, rows)
      return rows.map((row) => ({
        ...headOf(row),
        folderId: row.folder_id,
        projectId: row.project_id,
        wordCount: row.word_count,
        words: texts.get(row.id) ?? '',
      }))
    },

    async results(userId: string, before: number | undefined): Promise<InspectedResult[]> {
      const rows = await page('saved_results', userId, before)
        .select(['description', 'project_id', 'combination_count', 'preview'])
        .execute()
      const texts = await beginnings('saved_results', 'combinations', userId, rows)
      return rows.map((row) => ({
        ...headOf(row),
        description: row.description,
        projectId: row.project_id,
        combinationCount: toCount(row.combination_count),
        // A result saved only as a recipe has no stored combinations, so show its preview.
        combinations: texts.get(row.id) ?? (JSON.parse(row.preview) as string[]).join('\n'),
      }))
    },
  }

  function page<Table extends 'saved_lists' | 'saved_results'>(
    table: Table,
    userId: string,
    before: number | undefined,
  ) {
    return kysely
      .selectFrom(table as 'saved_lists' | 'saved_results')
      .select(['id', 'name', 'created_at', 'bytes'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(INSPECTED_PAGE_ITEMS)
  }

  async function beginnings(
    table: 'saved_lists' | 'saved_results',
    column: 'words' | 'combinations',
    userId: string,
    rows: readonly Item[],
  ): Promise<ReadonlyMap<number, string>> {
    const texts = new Map<number, string>()
    for (const piece of piecesOf(rows, PIECE_BYTES)) {
      const ids = piece.map(({ id }) => id)
      const { rows: found } = await sql<{ id: number; text: string | null }>`
        select id, substr(${sql.ref(column)}, 1, ${INSPECTED_CHARACTERS + 1}) as text
        from ${sql.table(TEXTS[table].table)} where user_id = ${userId} and id in (${sql.join(ids)})`.execute(
        kysely,
      )
      for (const { id, text } of found) if (text !== null) texts.set(id, toBeginning(text))
      await nextTurn()
    }
    return texts
  }
}

function headOf(row: { readonly id: number; readonly name: string; readonly created_at: number }) {
  return { id: row.id, name: row.name, createdAt: new Date(row.created_at).toISOString() }
}

function toBeginning(text: string): string {
  if (text.length <= INSPECTED_CHARACTERS) return text
  return text.slice(0, text.lastIndexOf('\n', INSPECTED_CHARACTERS))
}

function toCount(digits: string): InspectedResult['combinationCount'] {
  const count = Number(digits)
  return Number.isSafeInteger(count) ? count : digits
}
