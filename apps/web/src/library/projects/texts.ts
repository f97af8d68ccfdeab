import { TRASH_DAYS } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'

interface Contents {
  readonly listCount: number
  readonly resultCount: number
}

function toProjects(count: number): string {
  return toCount(count, 'project')
}

/** @example toContents({ listCount: 1, resultCount: 2 }, ' and ') // '1 word list and 2 results' */
function toContents({ listCount, resultCount }: Contents, between: string): string {
  return toCount(listCount, 'word list') + between + toCount(resultCount, 'result')
}

export const PROJECTS_TEXTS = {
  title: 'Projects',
  what: 'Your projects',
  loading: 'Loading your projects…',
  create: 'New Project',
  search: 'Search projects',
  noneFound: 'No projects match',
  nothingFound: (text: string) => `No project has “${text}” in its name or description.`,
  found: (count: number, of: number) => `${toProjects(count)} of ${toNumber(of)}`,
  showAll: 'Show all projects',
} as const

export const NO_PROJECTS_TEXTS = {
  title: 'No projects yet',
  text: 'A project keeps one job together: its own columns and options, word lists and results.',
  create: 'Create your first project',
  toProjects: 'Go to Projects',
} as const

export const PROJECT_CARD_TEXTS = {
  created: 'Created',
  number: (id: number) => `Project #${id}`,
  contents: (counts: Contents) => toContents(counts, ' · '),
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  actions: (name: string) => `Actions for ${name}`,
} as const

export const PROJECT_MENU_TEXTS = {
  edit: 'Edit Project',
  remove: 'Delete Project',
} as const

export const PROJECT_TEXTS = {
  title: 'Project',
  what: 'The project',
  loading: 'Loading the project…',
  back: 'Back to Projects',
  above: 'Projects',
  created: 'Created',
  parts: 'Parts of the project',
  merger: 'Word Merger',
  lists: (count: number | null) => `Word Lists${inBrackets(count)}`,
  results: (count: number | null) => `Results${inBrackets(count)}`,
  renamed: 'Project renamed',
  renamedFrom: (before: string, now: string) => `“${before}” is now “${now}”.`,
} as const

function inBrackets(count: number | null): string {
  return count === null ? '' : ` (${toNumber(count)})`
}

export const JOINED_PROJECTS_TEXTS = {
  heading: 'Shared with you',
  of: (owner: string) => `Owner: ${owner}`,
} as const

export const MISSING_PROJECT_TEXTS = {
  own: {
    title: 'Project Not Found',
    text: `This project doesn't exist. If you deleted it, you can restore it from the trash for ${TRASH_DAYS} days.`,
  },
  joined: {
    title: "This project isn't there anymore",
    text: 'The owner deleted it, removed you, or is suspended.',
  },
  back: 'Back to Projects',
  trash: 'Look in the trash',
} as const

export const DELETED_PROJECT_TEXTS = {
  text: 'This project was deleted elsewhere. Restore it to save your changes.',
  goneForYou: "This project isn't there anymore. The owner deleted it, removed you, or is suspended.",
  restore: 'Restore project',
  restoring: 'Restoring…',
  failed: 'Failed to restore project',
} as const

export const TITLE_FIELDS_TEXTS = {
  name: 'Project Name',
  description: 'Description',
} as const

export const CREATE_PROJECT_TEXTS = {
  title: 'New Project',
  description: 'Its own generator, with its own word lists and results.',
  submit: 'Create Project',
  pending: 'Creating…',
  open: 'Open',
} as const

export const EDIT_PROJECT_TEXTS = {
  title: 'Edit Project',
  deletedElsewhere: 'This project was deleted elsewhere while you were editing it. Your changes are safe.',
  changedElsewhere:
    'This project was changed elsewhere while you were editing it. Nothing is overwritten until you choose.',
  theirs: 'Other version',
  noDescription: 'No description',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  restore: 'Restore with mine',
} as const

export const DELETE_PROJECT_TEXTS = {
  title: (name: string) => `Delete "${name}"?`,
  contentsDeleted: (counts: Contents | null) =>
    `All associated word lists and results will be deleted${held(counts)}. You can restore everything from the trash for 30 days. After that, this can't be undone.`,
  contentsKept: (counts: Contents | null) => `Its lists and results move to ungrouped${held(counts)}.`,
  confirm: 'Delete Project',
  notRestored: (name: string) => `"${name}" couldn't be restored. It may still be in the trash.`,
} as const

function held(counts: Contents | null): string {
  if (counts === null || counts.listCount + counts.resultCount === 0) return ''
  return `: ${toContents(counts, ' and ')}`
}

export interface Sentences {
  readonly updated: string
  readonly notUpdated: string
  readonly deleted: string
  readonly notDeleted: string
}

export const DASHBOARD_SENTENCES: Sentences = {
  updated: 'Project updated successfully',
  notUpdated: 'Failed to update project',
  deleted: 'Project deleted successfully. Lists and results moved to ungrouped.',
  notDeleted: 'Failed to delete project',
}

export const PROJECT_SENTENCES = {
  created: 'Project created successfully!',
  notCreated: 'Failed to create project',
  updated: 'Project updated successfully!',
  notUpdated: 'Failed to update project',
  deleted: 'Project deleted successfully!',
  notDeleted: 'Failed to delete project',
} as const satisfies Sentences & { readonly created: string; readonly notCreated: string }
