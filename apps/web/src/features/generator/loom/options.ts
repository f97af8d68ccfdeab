/** The choices of the specification; `custom` takes its text from the fields beside it. */
export const SEPARATOR_CHOICES = ['nothing', 'space', 'minus', 'plus', 'custom'] as const
export type SeparatorChoice = (typeof SEPARATOR_CHOICES)[number]

export const WRAP_CHOICES = ['nothing', 'quotes', 'brackets', 'custom'] as const
export type WrapChoice = (typeof WRAP_CHOICES)[number]

export interface LoomOptions {
  readonly separator: SeparatorChoice
  readonly customSeparator: string
  readonly wrap: WrapChoice
  readonly customPrefix: string
  readonly customSuffix: string
  readonly unique: boolean
}

export const DEFAULT_OPTIONS: LoomOptions = {
  separator: 'nothing',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: false,
}

/** The constant texts of a combination, and whether words lose their whitespace. */
export interface Texts {
  readonly separator: string
  readonly prefix: string
  readonly suffix: string
  readonly removeWhitespace: boolean
}

export function toTexts(options: LoomOptions): Texts {
  const [prefix, suffix] = toWrap(options)
  return {
    separator: toSeparator(options),
    prefix,
    suffix,
    removeWhitespace: options.separator === 'nothing',
  }
}

function toSeparator({ separator, customSeparator }: LoomOptions): string {
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

function toWrap({ wrap, customPrefix, customSuffix }: LoomOptions): [prefix: string, suffix: string] {
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
