import type { Recipe } from '@wordloom/contract'

/** So that the words of all columns fit a name. */
const MAX_CHARACTERS = 30

/** @example proposeName({ columns: ['red\nblue', '', 'fox'], names: ['Color'] }) // 'Color × fox' */
export function proposeName({ columns, names = [] }: Pick<Recipe, 'columns' | 'names'>): string {
  return columns
    .flatMap((text, place) => {
      const word = firstWord(text)
      return word === '' ? [] : [shorten(names[place] || word)]
    })
    .join(' × ')
}

/** So that the first words of a long list are found without splitting it. */
const START = 1000

/** @example proposeListName('red\nblue\ngreen\nviolet\norange') // 'red, blue, green, violet…' */
export function proposeListName(text: string): string {
  const words = text
    .slice(0, START)
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
  const [first = '', ...others] = words
  if (first.length > MAX_CHARACTERS) return shorten(first)
  let name = first
  for (const word of others) {
    if (name.length + word.length + 2 > MAX_CHARACTERS) return `${name}…`
    name += `, ${word}`
  }
  return name
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
  if (text.length <= MAX_CHARACTERS) return text
  return `${text
    .slice(0, MAX_CHARACTERS - 1)
    .replace(HALF_CHARACTER, '')
    .trimEnd()}…`
}

const HALF_CHARACTER = /[\uD800-\uDBFF]$/
