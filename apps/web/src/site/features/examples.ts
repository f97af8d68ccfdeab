import type { Example } from '#generator/examples/example.ts'

export const KEYWORDS: Example = {
  columns: [
    ['buy', 'affordable', 'handmade'],
    ['linen', 'wool', 'silk'],
    ['scarf', 'shawl'],
  ],
  options: { separator: 'space' },
}

export const NAMES: Example = {
  columns: [
    ['home', 'homework', 'book'],
    ['work', 'workshop', 'shop'],
    ['.com', '.net'],
  ],
  options: { unique: true },
}
