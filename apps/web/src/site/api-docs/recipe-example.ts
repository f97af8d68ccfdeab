import type { Recipe } from '@wordloom/contract'

export const EXAMPLE_RECIPE: Recipe = {
  columns: ['Leeds\nYork', 'plumber\nboat repair'],
  names: ['City', 'Service'],
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: false,
  version: 3,
  rows: {
    patterns: ['{Service} in {City}', 'best {Service} {City}'],
    rules: [
      { kind: 'length', unit: 'characters', most: 30 },
      { kind: 'condition', text: 'IF [City] = "Leeds" THEN [Service] <> "boat repair"' },
      { kind: 'leave-out', texts: 'plumber in York' },
    ],
    fields: [
      { name: 'Keyword', template: '{text}' },
      { name: 'Page', template: '/{City|slug}/{Service|slug}' },
    ],
  },
}
