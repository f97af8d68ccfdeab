export const SAVED_LISTS_TEXTS = {
  title: 'Saved Lists',
  of: (column: string) => `Saved Lists for ${column}`,
  filter: 'Filter',
  filterOf: (column: string) => `Filter saved lists for ${column}`,
  none: 'No saved lists available',
  notFound: 'No list has such a name',
  filling: 'Filling…',
  selected: (count: number) => `(${count} selected)`,
  clear: 'Clear selection',
  clearOf: (column: string) => `Clear selection of ${column}`,
  loading: 'Loading saved lists…',
  failed: 'Your lists could not be loaded.',
  retry: 'Retry',
  retrying: 'Trying again…',
} as const

export const CHOOSING_TEXTS = {
  filled: (column: string, lists: number) =>
    `${column} filled from ${lists === 1 ? '1 list' : `${lists} lists`}`,
  emptied: (column: string) => `${column} emptied`,
  undone: (column: string) => `${column} is as you typed it`,
  redo: 'Redo',
  failed: 'Failed to load list',
} as const
