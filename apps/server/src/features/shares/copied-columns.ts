import type { ShareKind } from '@wordloom/contract'

interface Copied {
  readonly table: 'saved_lists' | 'saved_results' | 'projects'
  readonly reference: 'list_id' | 'result_id' | 'project_id'
  /** SQL for each column's value, read from a row of the item's table. */
  readonly columns: Readonly<Record<string, string>>
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
      content: 'words',
    },
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
      recipe: 'recipe',
      content: 'combinations',
    },
  },
  project: {
    table: 'projects',
    reference: 'project_id',
    columns: {
      name: 'name',
      description: 'description',
      changed_at: 'updated_at',
      bytes: 'bytes',
      recipe: 'state',
    },
  },
}
