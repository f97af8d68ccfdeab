/** What stands around what is told of a change: whether it was made, and what can be done. */
export const TELL_TEXTS = {
  success: 'Success',
  error: 'Error',
  undo: 'Undo',
  offline: 'Please check your connection and try again.',
  underWay: 'Please keep this page open until all are done.',
} as const
