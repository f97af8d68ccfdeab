import { MAX_WRAP_CHARACTERS } from '../limits.ts'

/**
 * Only recipes with row settings have a version, so that those saved earlier stay valid. Version 2 numbers columns from 0
 * in `links`, `optional` and `order.each`, and from 1 in patterns, rules and fields. Version 3 always numbers them from 1.
 */
export const RECIPE_VERSIONS = [2, 3] as const
export type RecipeVersion = (typeof RECIPE_VERSIONS)[number]

/** The version that is written. */
export const RECIPE_VERSION = 3

/** The texts that can be between words. The user writes that of 'custom'. */
export const SEPARATORS = {
  nothing: { text: '', label: 'Nothing' },
  space: { text: ' ', label: 'Space' },
  minus: { text: '-', label: 'Minus (-)' },
  plus: { text: '+', label: 'Plus (+)' },
  custom: { text: null, label: 'Custom' },
} as const
export type SeparatorChoice = keyof typeof SEPARATORS
export const SEPARATOR_CHOICES = Object.keys(SEPARATORS) as readonly SeparatorChoice[]

/** The texts that can be around a combination. The user writes those of 'custom'. */
export const WRAPS = {
  nothing: { texts: ['', ''], label: 'Nothing' },
  quotes: { texts: ['"', '"'], label: 'Quotes (" ")' },
  brackets: { texts: ['[', ']'], label: 'Brackets ([ ])' },
  custom: { texts: null, label: 'Custom' },
} as const
export type WrapChoice = keyof typeof WRAPS
export const WRAP_CHOICES = Object.keys(WRAPS) as readonly WrapChoice[]

export interface CombiningOptions {
  readonly separator: SeparatorChoice
  readonly customSeparator: string
  readonly wrap: WrapChoice
  readonly customPrefix: string
  readonly customSuffix: string
  readonly unique: boolean
}

export const DEFAULT_OPTIONS: CombiningOptions = {
  separator: 'nothing',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: false,
}

export interface Joining {
  readonly separator: string
  readonly prefix: string
  readonly suffix: string
  readonly removeWhitespace: boolean
}

/** @example toJoining({ ...DEFAULT_OPTIONS, separator: 'minus' }).separator // '-' */
export function toJoining(options: CombiningOptions): Joining {
  const { separator, customSeparator, wrap, customPrefix, customSuffix } = options
  const [prefix, suffix] = WRAPS[wrap].texts ?? [customPrefix, customSuffix]
  return {
    separator: SEPARATORS[separator].text ?? customSeparator,
    prefix,
    suffix,
    removeWhitespace: separator === 'nothing',
  }
}

/** The choice and the custom text that join words by `text`, and keep the spaces inside words. */
export function toSeparatorOptions(text: string): Pick<CombiningOptions, 'separator' | 'customSeparator'> {
  const choice = SEPARATOR_CHOICES.find((each) => each !== 'nothing' && SEPARATORS[each].text === text)
  return choice === undefined
    ? { separator: 'custom', customSeparator: text }
    : { separator: choice, customSeparator: '' }
}

/** Returns the custom text, or the name of the choice. */
export function toSavedSeparator({ separator, customSeparator }: CombiningOptions): string {
  return separator === 'custom' ? customSeparator : separator
}

/** Returns the prefix and suffix joined by a pipe, or the name of the choice. */
export function toSavedWrap({ wrap, customPrefix, customSuffix }: CombiningOptions): string {
  return wrap === 'custom' ? `${customPrefix}|${customSuffix}` : wrap
}

/** Splits at the first pipe that leaves at most `MAX_WRAP_CHARACTERS` on each side, or at the first, if any. */
export function splitWrap(wrap: string): readonly [prefix: string, suffix: string] {
  const first = wrap.indexOf('|')
  for (let bar = first; bar !== -1; bar = wrap.indexOf('|', bar + 1)) {
    const sides = splitAt(wrap, bar)
    if (sides.every(isShortSide)) return sides
  }
  return first === -1 ? [wrap, ''] : splitAt(wrap, first)
}

export function isShortWrap(wrap: string): boolean {
  return splitWrap(wrap).every(isShortSide)
}

function splitAt(wrap: string, bar: number): readonly [prefix: string, suffix: string] {
  return [wrap.slice(0, bar), wrap.slice(bar + 1)]
}

function isShortSide(text: string): boolean {
  return countCharacters(text) <= MAX_WRAP_CHARACTERS
}

/** Made when it's needed, because that takes milliseconds. */
let graphemes: Intl.Segmenter | null = null

/** Counts grapheme clusters. */
export function countCharacters(text: string): number {
  graphemes ??= new Intl.Segmenter('en')
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}
