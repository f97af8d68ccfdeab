import type { ShareKind } from '@wordloom/contract'
import type { TextColumn } from '../../database/queries/large-text.ts'

type CopiedTable = 'saved_lists' | 'saved_results' | 'projects'

interface Copied {
  readonly table: CopiedTable
  readonly reference: 'list_id' | 'result_id' | 'project_id'
  /** SQL for each column's value, read from a row of the item's table. */
  readonly columns: Readonly<Record<string, string>>
  /** For each text of the copy, the text of the item. */
  readonly texts: Readonly<Partial<Record<TextColumn<'shares'>, TextColumn<CopiedTable>>>>
}

export const COPIED: Readonly<Record<ShareKind, Copied>> = {
  list: {
    table: 'saved_lists',
    reference: 'list_id',
    columns: {
      name: 'name',
      item_count: 'cast(word_count as text)',
      changed_at: 'updated_at',
      bytes: 'bytes',
    },
    texts: { content: 'words' },
  },
  result: {
    table: 'saved_results',
    reference: 'result_id',
    columns: {
      name: 'name',
      description: 'description',
      item_count: 'combination_count',
      count_is_exact: 'count_is_exact',
      separator: 'separator',
      wrap: 'wrap',
      changed_at: 'updated_at',
      bytes: 'bytes',
    },
    texts: { recipe: 'recipe', content: 'combinations' },
  },
  project: {
    table: 'projects',
    reference: 'project_id',
    columns: {
      name: 'name',
      description: 'description',
      changed_at: 'updated_at',
      bytes: 'bytes',
    },
    texts: { recipe: 'state' },
  },
}
