// Numbers use the reader's locale; the specification sets the date format.

const NUMBER = new Intl.NumberFormat()
const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** @example toNumber(2000) // '2,000' */
export function toNumber(count: number | bigint): string {
  return NUMBER.format(count)
}

/** @example toCount(1, 'word', 'words') // '1 word' */
export function toCount(count: number | bigint, one: string, many: string): string {
  return `${NUMBER.format(count)} ${BigInt(count) === 1n ? one : many}`
}

/** @example toLists(2000) // '2,000 lists' */
export function toLists(count: number): string {
  return toCount(count, 'list', 'lists')
}

/** @example toWords(1) // '1 word' */
export function toWords(count: number): string {
  return toCount(count, 'word', 'words')
}

/** @example toDate('2026-11-20T09:00:00Z') // 'Nov 20, 2026' */
export function toDate(moment: string): string {
  return DATE.format(new Date(moment))
}

export const MOVE_LISTS_TEXTS = {
  moved: (count: number) =>
    count === 1 ? 'List moved successfully' : `${toLists(count)} moved successfully`,
  failed: 'Failed to move list',
  underWay: (count: number) => `Moving ${toLists(count)}…`,
  back: (count: number) => `Moving ${toLists(count)} back…`,
} as const

export const SELECTION_TEXTS = {
  selected: (count: number) => `${toNumber(count)} selected`,
  all: 'Select All',
  clear: 'Clear Selection',
} as const

export const UNSAVED_TEXTS = {
  title: 'Discard what you typed?',
  description: 'It has not been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
} as const

export const FORM_TEXTS = {
  save: 'Save Changes',
  saving: 'Saving...',
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
  nothingFound: 'No project has this name.',
  first: (shown: number, of: number) => `${shown} of ${toNumber(of)} projects: search for the others.`,
  empty: 'You have no projects yet. <link>Create your first project</link>',
} as const

export const CONFLICT_TEXTS = {
  deleted: { list: toDeleted('list'), result: toDeleted('result') },
  changed: { list: toChanged('list'), result: toChanged('result') },
  mine: 'Yours',
  theirs: 'The other',
  words: toWords,
  combinations: (count: number) => toCount(count, 'combination', 'combinations'),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  saveAsNew: 'Save mine as new',
  restore: 'Restore with mine',
} as const

function toDeleted(noun: string): string {
  return `This ${noun} was deleted elsewhere while you edited it. Nothing of yours is lost.`
}

function toChanged(noun: string): string {
  return `This ${noun} was changed elsewhere while you edited it. Nothing is overwritten until you choose.`
}
