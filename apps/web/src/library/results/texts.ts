import { MAX_COMBINATIONS } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'

/** @example toResults(1) // '1 result' */
function toResults(count: number): string {
  return toCount(count, 'result')
}

export const SAVED_RESULTS_TEXTS = {
  heading: 'Saved Results',
  label: 'Saved results',
  what: 'Your saved results',
  loading: 'Loading your saved results…',
  sort: { name: 'Name', date: 'Date', changed: 'Recently changed', count: 'Combinations' },
  project: 'Show results from',
  anyProject: 'All projects',
  shown: (shown: number, of: number) =>
    shown === of ? toResults(of) : `${toNumber(shown)} of ${toResults(of)}`,
  empty: 'No saved results yet',
  emptyText: 'Generate combinations and choose Save Results. You can copy, edit and download them here.',
  toGenerator: 'Generate combinations',
  noMatch: 'No results match',
  noMatchText: 'We searched names, descriptions and the first combinations.',
  clear: 'Show all results',
} as const

export const PROJECT_RESULTS_TEXTS = {
  heading: (count: number) => `Results (${toNumber(count)})`,
  label: 'Results',
  what: 'The results',
  loading: 'Loading the results…',
  counted: toResults,
  bulk: 'Bulk Mode',
  exitBulk: 'Exit Bulk Mode',
  empty: 'No results yet',
  emptyForViewers: 'Editors of the project can add results.',
  emptyText: "Generate combinations in this project's Word Merger and choose Save Results.",
  toMerger: 'Go to the Word Merger',
} as const

export const RESULT_ROW_TEXTS = {
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  inProject: 'Project',
  copy: (name: string) => `Copy ${name} to clipboard`,
  edit: (name: string) => `Edit ${name}`,
  add: (name: string) => `Add ${name} to project`,
  move: (name: string) => `Move ${name} to project`,
  remove: (name: string) => `Delete ${name}`,
  more: (name: string) => `More actions for ${name}`,
} as const

export const RESULT_MENU_TEXTS = {
  copy: 'Copy to Clipboard',
  edit: 'Edit Result',
  open: 'Open in Generator',
  add: 'Add to Project',
  move: 'Move to Project',
  downloads: { txt: 'Download as Text', csv: 'Download as CSV', json: 'Download as JSON' },
  print: 'Print',
  remove: 'Delete Result',
  removeSelected: (count: number) => `Delete (${toNumber(count)})`,
} as const

export const MOVE_RESULTS_TEXTS = {
  title: 'Move to Project',
  description: (results: readonly { readonly name: string }[]) =>
    results.length === 1
      ? `"${results[0]?.name}" leaves the place where it is now. No copy stays there.`
      : `${toResults(results.length)} leave the places where they are now. No copies stay there.`,
  submit: 'Move',
  pending: 'Moving…',
  underWay: (count: number) => `Moving ${toResults(count)}…`,
  done: (count: number) =>
    count === 1 ? 'Result moved successfully' : `${toResults(count)} moved successfully`,
  failed: 'Failed to move result',
} as const

export const ADD_RESULT_TEXTS = {
  title: 'Add to Project',
  description: (name: string) => `A copy of "${name}" is added to the project. The result stays where it is.`,
  submit: 'Add to Project',
  pending: 'Adding…',
  done: 'Item added to project successfully',
  failed: 'Failed to add item to project',
} as const

export const RESULT_CHANGES_TEXTS = {
  updated: 'Result updated successfully',
  notUpdated: 'Failed to update result',
  deleting: (count: number) => `Deleting ${toResults(count)}…`,
  restoring: (count: number) => `Restoring ${toResults(count)}…`,
  restored: (count: number) =>
    count === 1 ? 'Result restored successfully' : `${toResults(count)} restored successfully`,
  notRestored: 'Failed to restore result',
  notPrinted: 'Failed to print result',
  tooManyToCopy: `more than ${toNumber(MAX_COMBINATIONS)} combinations`,
  download: 'Download',
} as const

interface Told {
  readonly title: string
  readonly description?: string
}

export interface ResultMessages {
  readonly deleted: (count: number) => string
  readonly deleteFailed: string
  readonly copied: (name: string) => Told
  readonly copyFailed: Told
}

function toDeleted(count: number): string {
  return `${toResults(count)} deleted successfully`
}

export const DASHBOARD_MESSAGES: ResultMessages = {
  deleted: (count) => (count === 1 ? 'Saved result deleted successfully' : toDeleted(count)),
  deleteFailed: 'Failed to delete saved result',
  copied: (name) => ({ title: 'Copied to clipboard', description: `"${name}" copied to clipboard` }),
  copyFailed: { title: 'Failed to copy', description: 'Could not copy result to clipboard' },
}

export const PROJECT_MESSAGES: ResultMessages = {
  deleted: (count) => (count === 1 ? 'Result deleted successfully!' : toDeleted(count)),
  deleteFailed: 'Failed to delete result',
  copied: () => ({ title: 'Copied!' }),
  copyFailed: { title: 'Error', description: 'Failed to copy to clipboard' },
}

/** Only the owner can restore what an editor deletes. */
export const JOINED_MESSAGES: ResultMessages = {
  ...PROJECT_MESSAGES,
  deleted: (count) =>
    count === 1
      ? 'The result is in the trash of the owner now'
      : `${toResults(count)} are in the trash of the owner now`,
}

export const VIEW_RESULT_TEXTS = {
  rows: 'Combinations',
  export: 'Export',
  what: 'The combinations',
  loading: 'Loading the combinations…',
} as const
