export const TELL_TEXTS = {
  success: 'Success',
  error: 'Error',
  undo: 'Undo',
  view: 'View',
  offline: 'Please check your connection and try again.',
  underWay: "Please keep this page open until everything's done.",
} as const
