import type { SentBodyOf, uploads } from '@wordloom/contract'

interface ProductCase {
  readonly kind: string
  readonly file: SentBodyOf<typeof uploads.products>['products']
  /** Problems for which a shop would refuse the file. */
  readonly problems: readonly string[]
  /** Counts of the file. */
  readonly counted: string
}

function withOptions(...options: readonly (readonly [string, ...string[]])[]): ProductCase['file'] {
  return {
    version: 1,
    columns: [
      { name: 'Model', words: ['Tee', 'Cap'] },
      ...options.map(([name, ...words]) => ({ name, words })),
    ],
    title: '{Model}',
    sku: ['{Model}', ...options.map(([name]) => `{${name}}`)].join('-'),
    price: 19,
  }
}

/** Product files, and what WooCommerce makes of them. */
export const PRODUCT_CASES: readonly ProductCase[] = [
  {
    kind: 'an option whose name WordPress uses',
    file: withOptions(['Category', 'Red', 'Blue']),
    problems: ['WordPress uses the name of an option for itself'],
    counted: '',
  },
  {
    kind: 'an option with a name of more than 28 bytes',
    file: withOptions(['Recommended washing temperature in degrees', '30', '40']),
    problems: ['The name of an option has more than 28 bytes as a slug'],
    counted: '',
  },
  {
    kind: 'SKUs and words that are equal but for capitals',
    file: withOptions(['Color', 'Red', 'RED']),
    problems: [
      'Two SKUs differ only in capitals or accents',
      'An option has words that differ only in capitals or accents',
    ],
    counted: '',
  },
  {
    kind: 'no option',
    file: withOptions(),
    problems: [],
    counted: '2 products, 2 variants',
  },
  {
    kind: 'names in another script',
    file: {
      ...withOptions(['Size', 'S', 'M']),
      columns: [
        { name: 'Model', words: ['Пальто', 'Шапка'] },
        { name: 'Size', words: ['S', 'M'] },
      ],
    },
    problems: [],
    counted: '2 products, 4 variants',
  },
]
