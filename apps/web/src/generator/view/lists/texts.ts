export const SAVED_LISTS_TEXTS = {
  title: 'Saved Lists',
  of: (column: string) => `Saved Lists for ${column}`,
  filter: 'Filter',
  filterOf: (column: string) => `Filter saved lists for ${column}`,
  none: 'No saved lists available',
  notFound: 'No lists match',
  filling: 'Filling…',
  selected: (count: number) => `(${count} selected)`,
  clear: 'Clear selection',
  clearOf: (column: string) => `Clear selection of ${column}`,
  loading: 'Loading saved lists…',
  failed: "We couldn't load your lists.",
  retry: 'Retry',
  retrying: 'Trying again…',
} as const

export const LIST_GROUP_TEXTS = {
  thisProject: 'This project',
  projects: 'In projects',
} as const

export const CHOOSING_TEXTS = {
  filled: (column: string, lists: number) =>
    `${column} filled from ${lists === 1 ? '1 list' : `${lists} lists`}`,
  emptied: (column: string) => `${column} emptied`,
  undone: (column: string) => `${column} restored`,
  redo: 'Redo',
  failed: 'Failed to load list',
} as const
