import { COLUMN_TEXTS } from '../../texts.ts'

export const ARRANGING_TEXTS = {
  nameOf: (place: number) => `Name of ${COLUMN_TEXTS.name(place).toLowerCase()}`,
  rename: 'Rename',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moved: (name: string, place: number) => `${name} is now in position ${place + 1}`,
  renamed: (before: string, after: string) => `${before} is now called ${after}`,
} as const
