import { ITEM_FIELD_MESSAGES } from '@wordloom/contract'
import type { Toast } from '../../shared/ui/toast.ts'

type Told = Pick<Toast, 'title' | 'description'>

/** What is said of lists, on the dashboard and in projects. */
export interface ListMessages {
  readonly nameless: string
  readonly created: string
  readonly notCreated: string
  readonly updated: string
  readonly notUpdated: string
  readonly deleted: (count: number) => string
  readonly notDeleted: string
  readonly copied: (name: string) => Told
  readonly notCopied: Told
}

export const RESTORE_FAILURE = 'Failed to restore list'

export function toRestored(count: number): string {
  return count === 1
    ? 'List restored successfully'
    : `${count.toLocaleString('en')} lists restored successfully`
}

export const DASHBOARD_MESSAGES: ListMessages = {
  nameless: ITEM_FIELD_MESSAGES.listName,
  created: 'List created successfully',
  notCreated: 'Failed to create list',
  updated: 'List updated successfully',
  notUpdated: 'Failed to update list',
  deleted: (count) =>
    count === 1
      ? 'Saved list deleted successfully'
      : `${count.toLocaleString('en')} saved lists deleted successfully`,
  notDeleted: 'Failed to delete saved list',
  copied: (name) => ({ title: 'Copied to clipboard', description: `"${name}" copied to clipboard` }),
  notCopied: { title: 'Failed to copy', description: 'Could not copy list to clipboard' },
}

export const PROJECT_MESSAGES: ListMessages = {
  nameless: ITEM_FIELD_MESSAGES.projectListName,
  created: 'Word list created successfully!',
  notCreated: 'Failed to create word list',
  updated: 'Word list updated successfully!',
  notUpdated: 'Failed to update word list',
  deleted: (count) =>
    count === 1
      ? 'Word list deleted successfully!'
      : `${count.toLocaleString('en')} word lists deleted successfully!`,
  notDeleted: 'Failed to delete word list',
  copied: () => ({ title: 'Copied!' }),
  notCopied: { title: 'Error', description: 'Failed to copy to clipboard' },
}
