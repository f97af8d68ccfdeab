import type { Example } from '../../../shared/examples/example.ts'

/** The words of the drawing: every one crosses every other. */
export const CLOTH: Example = {
  columns: [
    ['red', 'blue', 'green'],
    ['wool', 'silk'],
  ],
  options: { separator: 'space' },
}
