import type { Example } from '../../../shared/examples/example.ts'

export const CLOTH: Example = {
  columns: [
    ['red', 'blue', 'green'],
    ['wool', 'silk'],
  ],
  options: { separator: 'space' },
}
