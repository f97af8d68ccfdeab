import { toCount } from '#platform/format/numbers.ts'

export const FOLDERS_TEXTS = {
  heading: 'Folders',
  what: 'Your folders',
  loading: 'Loading your folders…',
  counted: (count: number) => (count === 1 ? 'list' : 'lists'),
  actions: (name: string) => `Actions for folder ${name}`,
  edit: 'Edit Folder',
  remove: 'Delete Folder',
} as const

export const FOLDER_FORM_TEXTS = {
  name: 'Folder name',
  color: 'Color',
} as const

export const CREATE_FOLDER_TEXTS = {
  title: 'Create New Folder',
  submit: 'Create Folder',
  pending: 'Creating…',
  done: 'Folder created successfully',
  failed: 'Failed to create folder',
} as const

export const EDIT_FOLDER_TEXTS = {
  title: 'Edit Folder',
  done: 'Folder updated successfully',
  failed: 'Failed to update folder',
} as const

export const DELETE_FOLDER_TEXTS = {
  title: (name: string) => `Delete "${name}"?`,
  consequence: (count: number) =>
    count === 0
      ? 'This folder is empty.'
      : count === 1
        ? 'Its list will move to ungrouped.'
        : `Its ${toCount(count, 'list')} will move to ungrouped.`,
  confirm: 'Delete Folder',
  pending: 'Deleting…',
  done: 'Folder deleted successfully. Lists moved to ungrouped.',
  failed: 'Failed to delete folder',
  notRestored: 'Failed to restore folder',
} as const
