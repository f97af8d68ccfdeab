import { toCount, toNumber } from '#platform/format/numbers.ts'

export const MOVE_LISTS_TEXTS = {
  moved: (count: number) =>
    count === 1 ? 'List moved successfully' : `${toCount(count, 'list')} moved successfully`,
  failed: 'Failed to move list',
  underWay: (count: number) => `Moving ${toCount(count, 'list')}…`,
  back: (count: number) => `Moving ${toCount(count, 'list')} back…`,
} as const

export const SELECTION_TEXTS = {
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${toNumber(count)} selected`,
  all: 'Select All',
  clear: 'Clear Selection',
  more: 'More',
  download: 'Download as ZIP',
  merge: 'Merge into One List…',
} as const

export const FORM_TEXTS = {
  save: 'Save Changes',
  saving: 'Saving...',
} as const

export const SHARE_ITEM_TEXT = 'Share…'

export const ALL_LISTS_TEXT = 'All Lists'

export const LIST_VIEW_TEXTS = {
  starred: 'Starred',
  changed: 'Recently Changed',
} as const

export const NO_PLACE_TEXTS = {
  folder: 'Ungrouped',
  project: 'General Collection (No Project)',
} as const

export const PROJECT_PICKER_TEXTS = {
  missing: 'Please select a project',
} as const

export const PROJECT_CHOICES_TEXTS = {
  what: 'Your projects',
  loading: 'Loading your projects…',
  search: 'Search projects',
  label: 'Project',
  nothingFound: 'No projects match.',
  first: (shown: number, of: number) =>
    `${shown} of ${toNumber(of)} projects shown. Search to find the others.`,
  empty: 'You have no projects yet. <link>Create your first project</link>',
} as const

export const CONFLICT_TEXTS = {
  deleted: { list: toDeleted('list'), result: toDeleted('result') },
  changed: { list: toChanged('list'), result: toChanged('result') },
  mine: 'Yours',
  theirs: 'Other version',
  words: (count: number) => toCount(count, 'word'),
  combinations: (count: number) => toCount(count, 'combination'),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  merge: 'Merge both',
  added: (words: number) => `${toCount(words, 'word')} added`,
  removed: (words: number) => `${toCount(words, 'word')} removed`,
  noWords: 'The same words as before',
  saveAsNew: 'Save mine as new',
  restore: 'Restore with mine',
} as const

function toDeleted(noun: string): string {
  return `This ${noun} was deleted elsewhere while you were editing it. Your changes are safe.`
}

function toChanged(noun: string): string {
  return `This ${noun} was changed elsewhere while you were editing it. Nothing is overwritten until you choose.`
}

export const USE_LIST_TEXTS = {
  short: 'Use',
  label: (name: string) => `Use ${name} in the generator`,
} as const
