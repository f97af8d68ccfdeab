import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  GENERATOR_LABELS,
  SEPARATORS,
  WRAPS,
} from '@wordloom/contract'
import { toNumber } from '#platform/format/numbers.ts'

export const EXAMPLE_TEXTS = {
  column: (place: number) => `Column ${place}`,
  combinations: 'Combinations',
  size: (count: number) => `${toNumber(count)} combinations`,
  shown: (count: number) => `the first ${count} of them are shown`,
  open: 'Open in the generator',
  /** @param title - the example's title, for people who hear only the link. */
  openNamed: (title: string) => `Open in the generator: ${title}`,
} as const

export function toChoices(options: Partial<CombiningOptions>): readonly { name: string; choice: string }[] {
  const { separator, customSeparator, wrap, customPrefix, customSuffix, unique } = {
    ...DEFAULT_OPTIONS,
    ...options,
  }
  return [
    {
      name: GENERATOR_LABELS.separator,
      choice: separator === 'custom' ? quoted(customSeparator) : SEPARATORS[separator].label,
    },
    ...(wrap === 'custom'
      ? [
          { name: 'Prefix', choice: quoted(customPrefix) },
          { name: 'Suffix', choice: quoted(customSuffix) },
        ].filter(({ choice }) => choice !== quoted(''))
      : [{ name: GENERATOR_LABELS.wrap, choice: WRAPS[wrap].label }]),
    ...(unique ? [{ name: GENERATOR_LABELS.removeDuplicates, choice: '✓' }] : []),
  ]
}

/** Quotes make spaces at the ends visible. */
function quoted(text: string): string {
  return `“${text}”`
}
