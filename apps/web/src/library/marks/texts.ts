import { MARK_MESSAGES } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'

export const STAR_TEXTS = {
  star: 'Star',
  unstar: 'Unstar',
  starNamed: (name: string) => `Star ${name}`,
  unstarNamed: (name: string) => `Unstar ${name}`,
  starred: 'Starred',
  failed: 'Failed to change the star',
  noneTitle: 'Nothing starred here',
  noneText: 'Press the star of a row, or choose Star in its menu, to find it here.',
  showAll: 'Show all',
} as const

export const TAG_TEXTS = {
  menu: 'Tags…',
  named: (name: string) => `Tags of ${name}`,
  title: 'Tags',
  tags: 'Tags',
  what: (items: readonly { readonly name: string; readonly kind: string }[]) =>
    items.length === 1 ? `of "${items[0]?.name}"` : `of ${toCount(items.length, items[0]?.kind ?? 'item')}`,
  field: 'Find or add a tag',
  add: (tag: string) => `Add “${tag}”`,
  some: 'On some',
  more: (count: number) => `+${count}`,
  none: 'Type a tag and press Enter.',
  full: MARK_MESSAGES.tooManyOnItem,
  failed: 'Failed to change the tags',
  filter: 'Tag',
  tagged: (tag: string) => `Tagged: ${tag}`,
  removeFilter: (tag: string) => `Tagged: ${tag}. Remove this filter`,
  nothingTitle: 'Nothing matches these filters',
  nothingText: 'Nothing here has all of these tags. Remove a filter to see more.',
} as const
