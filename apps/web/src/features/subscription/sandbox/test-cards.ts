import { TEST_CARD_TEXTS } from './texts.ts'

const { effects } = TEST_CARD_TEXTS

export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: effects.good },
  { number: '4000 0000 0000 0002', effect: effects.declined },
  { number: '4000 0025 0000 3155', effect: effects.confirmed },
] as const
