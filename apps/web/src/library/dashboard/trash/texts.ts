import { TRASH_DAYS, type TrashKind } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'

export const TRASH_TEXTS = {
  heading: 'Trash',
  text: `You can restore deleted items for ${TRASH_DAYS} days. After that, they're deleted permanently.`,
  what: 'The trash',
  loading: 'Loading the trash…',
  clear: 'Empty Trash',
  empty: 'The trash is empty',
  emptyText: 'Deleted lists, results, folders and projects appear here.',
  back: 'Back to your lists',
} as const

export const TRASH_KIND_NAMES: Readonly<Record<TrashKind, string>> = {
  list: 'List',
  result: 'Result',
  folder: 'Folder',
  project: 'Project',
}

export const TRASH_ROW_TEXTS = {
  deleted: 'Deleted',
  lessThanADay: 'less than a day left',
  days: (count: number) => `${toCount(count, 'day')} left`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  restoring: 'Restoring…',
  restored: (kind: string) => `${kind} restored successfully`,
  notRestored: (kind: string) => `Failed to restore ${kind.toLowerCase()}`,
} as const

export const EMPTY_TRASH_TEXTS = {
  title: 'Empty the trash?',
  description: (count: number) =>
    `${toCount(count, 'item')} will be deleted permanently. This can't be undone.`,
  confirm: 'Empty Trash',
  pending: 'Emptying…',
  done: 'Trash emptied successfully',
  failed: 'Failed to empty the trash',
} as const
