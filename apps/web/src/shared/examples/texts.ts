import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  GENERATOR_LABELS,
  SEPARATOR_LABELS,
  WRAP_LABELS,
} from '@wordloom/contract'

const NUMBER = new Intl.NumberFormat('en')

export const EXAMPLE_TEXTS = {
  column: (place: number) => `Column ${place}`,
  options: (options: Partial<CombiningOptions>) => toPhrases({ ...DEFAULT_OPTIONS, ...options }).join(' · '),
  combinations: 'Combinations',
  size: (count: number) => `${NUMBER.format(count)} combinations`,
  more: (count: number) => `and ${NUMBER.format(count)} more`,
  open: 'Open in the generator',
  /** @param title - of the example, for people who hear the link alone. */
  openNamed: (title: string) => `Open in the generator: ${title}`,
} as const

/** What is chosen, in the words of the generator: `Separator: Space`, `Wrap: Quotes (" ")`. */
function toPhrases({
  separator,
  customSeparator,
  wrap,
  customPrefix,
  customSuffix,
  unique,
}: CombiningOptions) {
  const between = separator === 'custom' ? customSeparator : SEPARATOR_LABELS[separator]
  const around = wrap === 'custom' ? `${customPrefix}…${customSuffix}` : WRAP_LABELS[wrap]
  return [
    `${GENERATOR_LABELS.separator}: ${between}`,
    `${GENERATOR_LABELS.wrap}: ${around}`,
    ...(unique ? [GENERATOR_LABELS.removeDuplicates] : []),
  ]
}
