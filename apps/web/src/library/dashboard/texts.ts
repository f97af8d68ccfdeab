export const DASHBOARD_TEXTS = {
  title: 'Dashboard',
  back: 'Back to the generator',
  importLists: 'Import Lists',
  createList: 'Create List',
  createFolder: 'Create Folder',
  openGenerator: 'Open Generator',
  newProject: 'New Project',
  parts: 'What you saved',
  tabs: { lists: 'Saved Lists', results: 'Saved Results', projects: 'Projects' },
  everything: 'Everything',
  search: 'Search everything you saved',
  searchHere: 'Search everything',
  searchIn: { lists: 'Search saved lists', results: 'Search saved results', projects: 'Search projects' },
  trash: 'Trash',
} as const

export const VERIFICATION_NOTE_TEXTS = {
  waits:
    'The generator opens once your email address is verified. Everything here works already. <link>Verify my email</link>',
} as const
