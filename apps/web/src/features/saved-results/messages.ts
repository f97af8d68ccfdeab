/** What is said of results, in the dashboard and in projects. */
export interface ResultMessages {
  readonly deleted: (count: number) => string
  readonly deleteFailed: string
  readonly copied: (name: string) => { readonly title: string; readonly description?: string }
  readonly copyFailed: { readonly title: string; readonly description?: string }
}

export const MOVE_FAILED = 'Failed to move result'
export const RESTORE_FAILED = 'Failed to restore result'

export function toMoved(count: number): string {
  return count === 1
    ? 'Result moved successfully'
    : `${count.toLocaleString('en')} results moved successfully`
}

export const DASHBOARD_MESSAGES: ResultMessages = {
  deleted: (count) =>
    count === 1
      ? 'Saved result deleted successfully'
      : `${count.toLocaleString('en')} saved results deleted successfully`,
  deleteFailed: 'Failed to delete saved result',
  copied: (name) => ({ title: 'Copied to clipboard', description: `"${name}" copied to clipboard` }),
  copyFailed: { title: 'Failed to copy', description: 'Could not copy result to clipboard' },
}

export const PROJECT_MESSAGES: ResultMessages = {
  deleted: (count) =>
    count === 1
      ? 'Result deleted successfully!'
      : `${count.toLocaleString('en')} results deleted successfully!`,
  deleteFailed: 'Failed to delete result',
  copied: () => ({ title: 'Copied!' }),
  copyFailed: { title: 'Error', description: 'Failed to copy to clipboard' },
}
