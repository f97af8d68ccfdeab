import { MAX_WRAP_CHARACTERS } from '../limits.ts'

/**
 * Only recipes with row settings have a version, so that those saved earlier stay valid. Version 2 numbers columns from 0
 * in `links`, `optional` and `order.each`, and from 1 in patterns, rules and fields. Version 3 always numbers them from 1.
 */
export const RECIPE_VERSIONS = [2, 3] as const
export type RecipeVersion = (typeof RECIPE_VERSIONS)[number]

/** The version that is written. */
export const RECIPE_VERSION = 3

export const SEPARATOR_CHOICES = ['nothing', 'space', 'minus', 'plus', 'custom'] as const
export type SeparatorChoice = (typeof SEPARATOR_CHOICES)[number]

export const WRAP_CHOICES = ['nothing', 'quotes', 'brackets', 'custom'] as const
export type WrapChoice = (typeof WRAP_CHOICES)[number]

export const LENGTH_UNITS = ['characters', 'words', 'bytes', 'width'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

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
  const [prefix, suffix] = toWrap(options)
  return {
    separator: toSeparator(options),
    prefix,
    suffix,
    removeWhitespace: options.separator === 'nothing',
  }
}

function toSeparator({ separator, customSeparator }: CombiningOptions): string {
  switch (separator) {
    case 'nothing':
      return ''
    case 'space':
      return ' '
    case 'minus':
      return '-'
    case 'plus':
      return '+'
    case 'custom':
      return customSeparator
  }
}

function toWrap({ wrap, customPrefix, customSuffix }: CombiningOptions): [prefix: string, suffix: string] {
  switch (wrap) {
    case 'nothing':
      return ['', '']
    case 'quotes':
      return ['"', '"']
    case 'brackets':
      return ['[', ']']
    case 'custom':
      return [customPrefix, customSuffix]
  }
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
