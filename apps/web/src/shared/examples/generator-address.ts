import {
  type CombiningOptions,
  countCharacters,
  DEFAULT_OPTIONS,
  MAX_SEPARATOR_CHARACTERS,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
  SEPARATOR_CHOICES,
  WRAP_CHOICES,
} from '@wordloom/contract'
import type { Example } from './example.ts'

/**
 * Puts the words into the URL fragment, which browsers don't send to the server.
 *
 * @example toGeneratorAddress({ columns: [['red', 'blue'], ['fox']], options: { separator: 'space' } })
 * // '/#column=red%0Ablue&column=fox&separator=space'
 */
export function toGeneratorAddress({ columns, options }: Example): string {
  const fragment = new URLSearchParams()
  for (const words of columns) fragment.append('column', words.join('\n'))
  for (const [name, value] of Object.entries(options)) fragment.append(name, String(value))
  return `/#${fragment}`
}

export function readGeneratorAddress(
  hash: string,
): { texts: readonly string[]; options: CombiningOptions } | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const texts = fragment.getAll('column')
  if (texts.length === 0 || texts.length > MIN_COLUMNS) return null
  const { separator, wrap } = DEFAULT_OPTIONS
  return {
    texts,
    options: {
      separator: SEPARATOR_CHOICES.find((choice) => choice === fragment.get('separator')) ?? separator,
      customSeparator: shortened(fragment.get('customSeparator'), MAX_SEPARATOR_CHARACTERS),
      wrap: WRAP_CHOICES.find((choice) => choice === fragment.get('wrap')) ?? wrap,
      customPrefix: shortened(fragment.get('customPrefix'), MAX_WRAP_CHARACTERS),
      customSuffix: shortened(fragment.get('customSuffix'), MAX_WRAP_CHARACTERS),
      unique: fragment.get('unique') === 'true',
    },
  }
}

/** Anyone can write a link, so text that is too long or unprintable is ignored. */
function shortened(text: string | null, most: number): string {
  if (text === null || /[\r\n\0]/.test(text) || text.length > most * 20) return ''
  return countCharacters(text) <= most ? text : ''
}
