import { COLUMN_TEXTS } from '../../texts.ts'

export const ARRANGING_TEXTS = {
  nameOf: (place: number) => `Name of ${COLUMN_TEXTS.name(place).toLowerCase()}`,
  rename: 'Rename',
  clean: 'Clean words…',
  cleaned: (name: string) => `Words of ${name} cleaned`,
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name: string, place: number) => `${name} is now in position ${place + 1}`,
  renamed: (before: string, after: string) => `${before} is now called ${after}`,
} as const
