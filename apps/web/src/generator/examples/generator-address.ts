import {
  type CombiningOptions,
  countCharacters,
  DEFAULT_OPTIONS,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_SEPARATOR_CHARACTERS,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
  SEPARATOR_CHOICES,
  WRAP_CHOICES,
} from '@wordloom/contract'
import type { Example } from './example.ts'

/** Puts the words into the URL fragment, which browsers don't send to the server. */
export function toGeneratorAddress({ columns, options, headings = [], target }: Example): string {
  const fragment = new URLSearchParams()
  for (const words of columns) fragment.append('column', words.join('\n'))
  for (const name of headings) fragment.append('name', name)
  for (const [name, value] of Object.entries(options)) fragment.append(name, String(value))
  if (target !== undefined) fragment.append('target', target)
  return `/#${fragment}`
}

interface OpenedExample {
  readonly texts: readonly string[]
  readonly names: readonly string[]
  readonly options: CombiningOptions
  /** Not checked. */
  readonly target: string | null
}

export function readGeneratorAddress(hash: string): OpenedExample | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const texts = fragment.getAll('column')
  if (texts.length === 0 || texts.length > MIN_COLUMNS) return null
  const { separator, wrap } = DEFAULT_OPTIONS
  return {
    texts,
    names: fragment.getAll('name').slice(0, texts.length).map(toName),
    options: {
      separator: SEPARATOR_CHOICES.find((choice) => choice === fragment.get('separator')) ?? separator,
      customSeparator: shortened(fragment.get('customSeparator'), MAX_SEPARATOR_CHARACTERS),
      wrap: WRAP_CHOICES.find((choice) => choice === fragment.get('wrap')) ?? wrap,
      customPrefix: shortened(fragment.get('customPrefix'), MAX_WRAP_CHARACTERS),
      customSuffix: shortened(fragment.get('customSuffix'), MAX_WRAP_CHARACTERS),
      unique: fragment.get('unique') === 'true',
    },
    target: fragment.get('target'),
  }
}

function toName(text: string): string {
  return /\p{Cc}/u.test(text) || text.length > MAX_COLUMN_NAME_CHARACTERS ? '' : text
}

/** Anyone can write a link, so text that is too long or unprintable is ignored. */
function shortened(text: string | null, most: number): string {
  if (text === null || /[\r\n\0]/.test(text) || text.length > most * 20) return ''
  return countCharacters(text) <= most ? text : ''
}
