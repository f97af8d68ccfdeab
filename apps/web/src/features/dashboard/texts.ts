export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  back: 'Back to the generator',
  importLists: 'Import Lists',
  createList: 'Create List',
  createFolder: 'Create Folder',
  parts: 'What you saved',
  tabs: { lists: 'Saved Lists', results: 'Saved Results', projects: 'Projects' },
  search: 'Search everything you saved',
  searchHere: 'Search everything',
  trash: 'Trash',
} as const

export const VERIFICATION_NOTE_TEXTS = {
  waits:
    'The generator opens once your email address is verified. Everything here works already. <link>Verify my email</link>',
} as const
