import { type Recipe, type RowSettings, toEngineRecipe } from '@wordloom/contract'

type Buffers = readonly Uint8Array<ArrayBuffer>[]
type RecipeWithoutColumns = Omit<Recipe, 'columns'>

/** A recipe whose large texts are bytes, which can be transferred between threads. */
export interface RecipeInput {
  readonly columns: Buffers
  /** The texts of rules that leave out rows. The recipe has the rules without them. */
  readonly leaveOut: Buffers
  readonly recipe: RecipeWithoutColumns
}

export function packRecipe(words: readonly (readonly string[])[], recipe: RecipeWithoutColumns): RecipeInput {
  const { rows } = recipe
  const columns = words.map(packWords)
  if (rows === undefined) return { columns, leaveOut: [], recipe }
  const leaveOut: Uint8Array<ArrayBuffer>[] = []
  const bare = mapTexts(rows, (texts) => {
    leaveOut.push(packText(texts))
    return ''
  })
  return { columns, leaveOut, recipe: { ...recipe, rows: bare } }
}

export function unpackRecipe({ columns, leaveOut, recipe }: RecipeInput) {
  const { rows } = recipe
  const texts = leaveOut.map(unpackText)
  return {
    words: columns.map(unpackWords),
    recipe: rows === undefined ? recipe : { ...recipe, rows: mapTexts(rows, () => texts.shift() ?? '') },
  }
}

export function toInputRecipe(input: RecipeInput) {
  const { words, recipe } = unpackRecipe(input)
  return toEngineRecipe(recipe, words)
}

function mapTexts({ rules, ...rows }: RowSettings, map: (texts: string) => string): RowSettings {
  if (rules === undefined) return rows
  return {
    ...rows,
    rules: rules.map((rule) => (rule.kind === 'leave-out' ? { ...rule, texts: map(rule.texts) } : rule)),
  }
}

/** Lone surrogates become U+FFFD, as they do in every export. Words contain no line breaks. */
export function packWords(words: readonly string[]): Uint8Array<ArrayBuffer> {
  return packText(words.join('\n'))
}

export function unpackWords(packed: Uint8Array): string[] {
  return packed.length === 0 ? [] : unpackText(packed).split('\n')
}

function packText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function unpackText(packed: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(packed)
}
