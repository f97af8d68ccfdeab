import type { Recipe } from '@wordloom/contract'

/** So that the words of all columns fit a name. */
const MOST_CHARACTERS = 30

/**
 * A name for results: the name of each column, or its first word.
 *
 * @example proposeName({ columns: ['red\nblue', '', 'fox'], names: ['Color'] }) // 'Color × fox'
 */
export function proposeName({ columns, names = [] }: Pick<Recipe, 'columns' | 'names'>): string {
  return columns
    .flatMap((text, place) => {
      const word = firstWord(text)
      return word === '' ? [] : [shorten(names[place] || word)]
    })
    .join(' × ')
}

function firstWord(text: string): string {
  const line = /\S.*/.exec(text)
  if (line === null) return ''
  const [words] = line
  const isOnly = !/\S/.test(text.slice(line.index + words.length))
  const [first = ''] = isOnly ? words.split(/[,;\t|]| {2,}/) : [words]
  return first.trim().replace(/\s+/g, ' ')
}

function shorten(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  return `${text
    .slice(0, MOST_CHARACTERS - 1)
    .replace(HALF_CHARACTER, '')
    .trimEnd()}…`
}

const HALF_CHARACTER = /[\uD800-\uDBFF]$/
