/** Work for the threads of the server, each as large as the limits allow or larger. */
export interface Work {
  readonly name: string
  readonly path: string
  readonly body: () => string
}

const JOINING = { separator: 'nothing', wrap: 'nothing' } as const

export const WORK: readonly Work[] = [
  { name: 'patterns over long words', path: '/api/combine/count', body: () => asRecipe(longRows(9990)) },
  { name: 'rows as long as possible', path: '/api/combine', body: () => asRecipe(longRows(150)) },
  {
    name: 'duplicates among words of 20 MB',
    path: '/api/combine/count',
    body: () => asRecipe({ columns: [unevenWords(350_000), unevenWords(300_000)], unique: true, ...JOINING }),
  },
  {
    name: 'a small recipe that is slow to count',
    path: '/api/combine/count',
    body: () => asRecipe({ columns: Array<string>(3).fill(letters(400)), unique: true, ...JOINING }),
  },
  {
    name: 'saves of a recipe of 20 MB',
    path: '/api/saved-results?view=summary',
    body: () =>
      JSON.stringify({
        name: 'Work',
        recipe: { columns: [unevenWords(650_000)], unique: false, ...JOINING },
      }),
  },
  {
    name: 'checks of rows',
    path: '/api/checks',
    body: () => {
      const recipe = { columns: Array<string>(3).fill(letters(300)), unique: true, ...JOINING }
      return JSON.stringify({ target: 'google-ads-headline', recipe })
    },
  },
  {
    name: 'a keyword of many words and as many negatives',
    path: '/api/negatives',
    body: () => {
      const words = Array.from({ length: 60_000 }, (_, i) => `w${i}`)
      return JSON.stringify({ keywords: words.join(' '), negatives: words.join('\n') })
    },
  },
  {
    name: 'packing',
    path: '/api/packing',
    body: () =>
      JSON.stringify({
        target: 'amazon-search-terms',
        terms: Array.from({ length: 2000 }, (_, i) => `term ${i}`),
      }),
  },
  {
    name: 'campaigns of a million keywords',
    path: '/api/campaigns',
    body: () =>
      JSON.stringify({
        campaign: {
          version: 1,
          columns: twoColumns(1000),
          campaign: 'Campaign',
          adGroup: '{A|title}',
          budget: 20,
          matchTypes: ['exact'],
          finalUrl: 'https://example.org/{A|slug}',
        },
        for: 'google-ads-editor',
      }),
  },
  {
    name: 'products of a million variants',
    path: '/api/products',
    body: () =>
      JSON.stringify({
        products: { version: 1, columns: twoColumns(1000), title: '{A}', sku: '{A}-{B}', price: 19 },
        for: 'shopify',
      }),
  },
]

function asRecipe(recipe: object): string {
  return JSON.stringify({ recipe })
}

function longRows(length: number) {
  const words = Array.from({ length: 1000 }, (_, i) => `${i}`.padEnd(length, 'x')).join('\n')
  return {
    columns: [words],
    unique: false,
    ...JOINING,
    version: 2,
    rows: { patterns: ['{1}'.repeat(600)] },
  }
}

function unevenWords(count: number): string {
  const word = (i: number) => ((i * 2_654_435_761) % 4_294_967_291).toString(36).repeat(1 + (i % 9))
  return Array.from({ length: count }, (_, i) => word(i)).join('\n')
}

function letters(count: number): string {
  return Array.from({ length: count }, (_, i) => 'a'.repeat(i + 1)).join('\n')
}

function twoColumns(count: number) {
  const words = (name: string) => Array.from({ length: count }, (_, i) => `${name} ${i}`)
  return ['A', 'B'].map((name) => ({ name, words: words(name) }))
}
