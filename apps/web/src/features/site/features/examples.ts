import type { Example } from '../../../shared/examples/example.ts'

/** What the page shows of the generator. */
export const KEYWORDS: Example = {
  columns: [
    ['buy', 'affordable', 'handmade'],
    ['linen', 'wool', 'silk'],
    ['scarf', 'shawl'],
  ],
  options: { separator: 'space' },
}

/** Words that make the same in more than one way. */
export const NAMES: Example = {
  columns: [
    ['home', 'homework', 'book'],
    ['work', 'workshop', 'shop'],
    ['.com', '.net'],
  ],
  options: { unique: true },
}
