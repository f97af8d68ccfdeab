import type { GuidePath } from '@wordloom/contract'
import type { Example } from '#generator/examples/example.ts'

export const QUICK_START: Example = {
  columns: [
    ['emergency', '24 hour'],
    ['plumber', 'water heater repair'],
    ['Austin', 'Dallas', 'Houston'],
  ],
  options: { separator: 'space', wrap: 'quotes' },
}

export const USE_CASES: ReadonlyMap<GuidePath, Example> = new Map<GuidePath, Example>([
  [
    '/google-ads-guide',
    { columns: [['running'], ['shoes'], ['size 9']], options: { separator: 'space', wrap: 'brackets' } },
  ],
  ['/seo-guide', { columns: [['how to'], ['clean'], ['suede boots']], options: { separator: 'space' } }],
  [
    '/ecommerce-guide',
    {
      columns: [['Merino Jumper'], ['Navy'], ['Large']],
      options: { separator: 'custom', customSeparator: ' / ' },
    },
  ],
  ['/domainers-guide', { columns: [['north'], ['harbour'], ['.com']], options: {} }],
  [
    '/social-media-guide',
    { columns: [['slow'], ['travel'], ['wales']], options: { wrap: 'custom', customPrefix: '#' } },
  ],
  ['/data-entry-guide', { columns: [['TEE'], ['RED'], ['M']], options: { separator: 'minus' } }],
])
