import { toCount } from '#platform/format/numbers.ts'

export const INSPECTION_TEXTS = {
  title: 'Lists and Results',
  description: (email: string) => `Items ${email} has saved. The audit log records that you viewed them.`,
  tabs: 'What they saved',
  lists: { tab: 'Saved Lists', what: 'The lists', loading: 'Loading the lists…', none: 'No saved lists' },
  results: {
    tab: 'Saved Results',
    what: 'The results',
    loading: 'Loading the results…',
    none: 'No saved results',
  },
  content: (name: string) => `Contents of ${name}`,
  word: { count: (count: bigint) => toCount(count, 'word'), more: (left: bigint) => more(left, 'word') },
  combination: {
    count: (count: bigint) => toCount(count, 'combination'),
    more: (left: bigint) => more(left, 'combination'),
  },
} as const

function more(left: bigint, noun: string): string {
  return `and ${toCount(left, `more ${noun}`)}`
}
