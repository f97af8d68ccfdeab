import { toCount, toNumber } from '#platform/format/numbers.ts'

export const SEARCH_TEXTS = {
  loading: 'Searching…',
  folders: 'Folders',
  lists: 'Lists',
  words: 'Words in lists',
  results: 'Results',
  projects: 'Projects',
  whatFolders: 'Your folders',
  whatLists: 'Your lists',
  whatResults: 'Your results',
  whatProjects: 'Your projects',
  more: (count: number) => `Show ${toNumber(count)} more`,
  combinations: (count: bigint) => toCount(count, 'combination'),
  ofWords: (count: number, words: string) => `${toNumber(count)} of ${words}`,
  nothingNamed: (query: string) => `Nothing is named “${query}”.`,
  clear: 'Clear the search',
} as const

export const WORD_SEARCH_TEXTS = {
  looking: 'Searching your lists…',
  lists: (looked: number, of: number) => `${toNumber(looked)} of ${toCount(of, 'list')}`,
  stopped: (progress: string) => `Stopped after ${progress}`,
  failed: "We couldn't search the words in your lists. Please try again.",
  nothing: 'No word in your lists contains this.',
  progress: 'Lists searched',
  stop: 'Cancel',
  goOn: 'Continue',
} as const
