export const VIEW_RESULT_TEXTS = {
  rows: 'Combinations',
  export: 'Export',
  what: 'The combinations',
  loading: 'Loading the combinations…',
} as const
