export const SYNTAX_TEXTS = {
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  suggestionsFor: (field: string) => `Suggestions for ${field}`,
  insert: 'Insert',
  insertColumn: (name: string) => `Insert ${name}`,
  full: (most: string) => `At most ${most} characters`,
} as const

export const FILTER_TEXTS = {
  words: [
    { name: 'text', hint: 'the whole row' },
    { name: 'row', hint: 'its number' },
  ],
  filters: [
    { name: 'lower', hint: 'all small letters', takesValue: false },
    { name: 'upper', hint: 'ALL CAPITALS', takesValue: false },
    { name: 'title', hint: 'Each Word Begins Large', takesValue: false },
    { name: 'sentence', hint: 'The first word begins large', takesValue: false },
    { name: 'slug', hint: 'for-web-addresses', takesValue: false },
    { name: 'ascii', hint: 'é becomes e', takesValue: false },
    { name: 'urlencode', hint: 'a%20b', takesValue: false },
    { name: 'trim', hint: 'no spaces around it', takesValue: false },
    { name: 'first', hint: 'first:3 keeps 3 characters', takesValue: true },
    { name: 'fit', hint: 'fit:30 keeps the words that fit into 30 characters', takesValue: true },
    { name: 'pad', hint: 'pad:4 makes 0012 of 12', takesValue: true },
    { name: 'replace', hint: 'replace:a:b', takesValue: true },
  ],
} as const
