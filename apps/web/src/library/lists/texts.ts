import { ITEM_FIELD_MESSAGES } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'
import type { Toast } from '#ui/toast/toast.ts'

export const SAVED_LISTS_TEXTS = {
  what: 'Your lists',
  loading: 'Loading your lists…',
  ungrouped: 'Ungrouped Lists',
  partShown: (shown: number, of: number) =>
    `${toNumber(shown)} of your ${toCount(of, 'list')}. <link>Show all lists</link>`,
  titleUnknownYet: 'Lists',
  unknownFolder: 'Unknown Folder',
  sort: { name: 'Name', date: 'Date', changed: 'Recently changed', words: 'Word count' },
  emptyUngrouped: {
    title: 'No saved lists here yet',
    text: 'Save a column from the generator, or use Import Lists or Create List.',
  },
  emptyFolder: {
    title: 'No saved lists here yet',
    text: 'Drag lists onto this folder, choose Move to Folder next to a list, or save new lists here.',
  },
  unknown: {
    title: "This folder doesn't exist",
    text: 'It may have been deleted. Its lists are now ungrouped.',
    action: 'Show ungrouped lists',
  },
  toGenerator: 'Go to the generator',
  noMatch: 'No lists match',
  noMatchText: (typed: string) => `No list here has “${typed}” in its name.`,
  clearSearch: 'Clear the search',
} as const

export const LIST_ROW_TEXTS = {
  inFolder: 'Folder',
  inProject: 'Project',
  copy: (name: string) => `Copy ${name} to clipboard`,
  edit: (name: string) => `Edit ${name}`,
  moveToFolder: (name: string) => `Move ${name} to folder`,
  move: (name: string) => `Move ${name} to project`,
  remove: (name: string) => `Delete ${name}`,
  more: (name: string) => `More actions for ${name}`,
} as const

export const LIST_MENU_TEXTS = {
  copy: 'Copy to Clipboard',
  edit: 'Edit List',
  folder: 'Move to Folder',
  add: 'Add to Project',
  move: 'Move to Project',
  print: 'Print',
  remove: 'Delete List',
  removeSelected: (count: number) => `Delete (${toNumber(count)})`,
} as const

export const LIST_FORM_TEXTS = {
  name: 'List name',
  words: 'Words',
} as const

export const FOLDER_SELECT_TEXTS = {
  label: 'Folder',
} as const

export const CREATE_LIST_TEXTS = {
  title: 'Create New List',
  submit: 'Create List',
  pending: 'Creating…',
} as const

export const EDIT_LIST_TEXTS = {
  title: 'Edit List',
  what: 'The list',
  loading: 'Loading the list…',
} as const

export const MOVE_TO_FOLDER_TEXTS = {
  title: 'Move to Folder',
  heading: (lists: readonly { readonly name: string }[]) =>
    lists.length === 1
      ? `Move “${lists[0]?.name}” to a folder`
      : `Move ${toCount(lists.length, 'list')} to a folder`,
  find: 'Find a folder',
  name: 'Name of the new folder',
  folders: 'Folders',
  create: (name: string) => (name === '' ? 'New folder…' : `New folder “${name}”`),
  first: (shown: number, of: number) => `${shown} of ${toNumber(of)} folders shown. Type to find the others.`,
  notCreated: 'Failed to create folder',
} as const

export const MOVE_TEXTS = {
  toProject: 'Move to Project',
  description: (lists: readonly { readonly name: string }[]) =>
    lists.length === 1
      ? `"${lists[0]?.name}" leaves the place where it is now. No copy stays there.`
      : `${toCount(lists.length, 'list')} leave the places where they are now. No copies stay there.`,
  submit: 'Move',
  pending: 'Moving…',
} as const

export const MERGE_LISTS_TEXTS = {
  title: 'Merge into One List',
  description: (lists: number) =>
    `A new list with the words of ${toCount(lists, 'list')}. Those lists stay as they are.`,
  name: 'Name of the new list',
  proposal: (names: readonly string[]) =>
    names.length === 2 ? names.join(' and ') : `${names[0]} and ${names.length - 1} more`,
  fallback: 'Merged list',
  duplicates: 'Remove duplicates',
  duplicatesHelp: 'Words that read exactly the same stay once.',
  reading: (count: number, of: number) => `Reading list ${toNumber(count + 1)} of ${toNumber(of)}…`,
  progress: 'Lists read',
  all: (words: number) => `${toCount(words, 'word')} in the new list.`,
  different: (words: number, different: number) =>
    words === different
      ? `${toCount(words, 'word')}, no duplicates.`
      : `${toCount(words, 'word')} become ${toNumber(different)}.`,
  notRead: 'Failed to read the lists',
  submit: 'Merge Lists',
  pending: 'Merging…',
  done: 'Lists merged successfully',
  failed: 'Failed to merge lists',
} as const

export const ADD_LIST_TEXTS = {
  title: 'Add to Project',
  description: (name: string) => `A copy of "${name}" is added to the project. The list stays where it is.`,
  submit: 'Add to Project',
  pending: 'Adding…',
  done: 'Item added to project successfully',
  failed: 'Failed to add item to project',
} as const

export const PROJECT_LISTS_TEXTS = {
  what: 'The lists',
  loading: 'Loading the lists…',
  heading: (count: number) => `Word Lists (${toNumber(count)})`,
  label: 'Word lists',
  bulk: 'Bulk Mode',
  exitBulk: 'Exit Bulk Mode',
  importLists: 'Import Lists',
  create: 'Create List',
  empty: 'No word lists yet',
  emptyForViewers: 'Editors of the project can add lists.',
  emptyText: "Save a column from this project's Word Merger, create a list or import one.",
} as const

export const LIST_CHANGES_TEXTS = {
  deleting: (count: number) => `Deleting ${toCount(count, 'list')}…`,
  restoring: (count: number) => `Restoring ${toCount(count, 'list')}…`,
  restored: (count: number) =>
    count === 1 ? 'List restored successfully' : `${toCount(count, 'list')} restored successfully`,
  notRestored: 'Failed to restore list',
  notPrinted: 'Failed to print list',
} as const

type Told = Pick<Toast, 'title' | 'description'>

export interface ListMessages {
  readonly nameMissing: string
  readonly created: string
  readonly notCreated: string
  readonly updated: string
  readonly notUpdated: string
  readonly deleted: (count: number) => string
  readonly notDeleted: string
  readonly copied: (name: string) => Told
  readonly notCopied: Told
}

function toDeleted(count: number): string {
  return `${toCount(count, 'list')} deleted successfully`
}

export const DASHBOARD_MESSAGES: ListMessages = {
  nameMissing: ITEM_FIELD_MESSAGES.listName,
  created: 'List created successfully',
  notCreated: 'Failed to create list',
  updated: 'List updated successfully',
  notUpdated: 'Failed to update list',
  deleted: (count) => (count === 1 ? 'Saved list deleted successfully' : toDeleted(count)),
  notDeleted: 'Failed to delete saved list',
  copied: (name) => ({ title: 'Copied to clipboard', description: `"${name}" copied to clipboard` }),
  notCopied: { title: 'Failed to copy', description: 'Could not copy list to clipboard' },
}

export const PROJECT_MESSAGES: ListMessages = {
  nameMissing: ITEM_FIELD_MESSAGES.projectListName,
  created: 'Word list created successfully!',
  notCreated: 'Failed to create word list',
  updated: 'Word list updated successfully!',
  notUpdated: 'Failed to update word list',
  deleted: (count) => (count === 1 ? 'Word list deleted successfully!' : toDeleted(count)),
  notDeleted: 'Failed to delete word list',
  copied: () => ({ title: 'Copied!' }),
  notCopied: { title: 'Error', description: 'Failed to copy to clipboard' },
}

/** Only the owner can restore what an editor deletes. */
export const JOINED_MESSAGES: ListMessages = {
  ...PROJECT_MESSAGES,
  deleted: (count) =>
    count === 1
      ? 'The list is in the trash of the owner now'
      : `${toCount(count, 'list')} are in the trash of the owner now`,
}
