import { type Recipe, SEPARATOR_CHOICES, toJoining, WRAP_CHOICES } from '@wordloom/contract'
import { parseColumn } from '@wordloom/engine'
import fc from 'fast-check'

export function aRecipe(columns: readonly string[], options: Partial<Recipe> = {}): Recipe {
  return {
    columns: [...columns],
    separator: 'nothing',
    customSeparator: '',
    wrap: 'nothing',
    customPrefix: '',
    customSuffix: '',
    unique: false,
    ...options,
  }
}

export function numbersTo(count: number): string {
  return Array.from({ length: count }, (_, i) => `${i}`).join('\n')
}

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 }),
  fc.constantFrom('=1+1', '"q"', 'é', '🧵', ' a  b ', '', '\ufeff', 'a,b', '\\'),
)
const column = fc.array(word, { maxLength: 5 }).map((words) => words.join('\n'))

export const recipes: fc.Arbitrary<Recipe> = fc.record({
  columns: fc.array(column, { minLength: 1, maxLength: 4 }),
  separator: fc.constantFrom(...SEPARATOR_CHOICES),
  customSeparator: fc.constantFrom('', 'a', 'ab', '🪡', '|'),
  wrap: fc.constantFrom(...WRAP_CHOICES),
  customPrefix: fc.constantFrom('', '=', '\ufeff', '🧵'),
  customSuffix: fc.constantFrom('', 'b', '|'),
  unique: fc.boolean(),
})

export const combinations: fc.Arbitrary<string[]> = fc
  .array(
    fc.oneof(
      word,
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n\0]/g, '')),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .filter((each) => each.some((text) => text.trim() !== ''))

export function combineByHand(recipe: Recipe): string[] {
  const { separator, prefix, suffix, removeWhitespace } = toJoining(recipe)
  const columns = recipe.columns
    .map((text) => parseColumn(text, { removeWhitespace }))
    .filter((words) => words.length > 0)
  if (columns.length === 0) return []
  const rows = columns.reduce<string[][]>(
    (heads, words) => heads.flatMap((head) => words.map((each) => [...head, each])),
    [[]],
  )
  const combinations = rows.map((row) => prefix + row.join(separator) + suffix)
  return recipe.unique ? [...new Set(combinations)] : combinations
}
