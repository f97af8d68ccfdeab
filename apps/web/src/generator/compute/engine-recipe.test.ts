import { DEFAULT_OPTIONS, RECIPE_VERSION, type RowSettings } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { packRecipe, packWords, unpackRecipe, unpackWords } from './engine-recipe.ts'

it('keeps words and row settings, whose texts to leave out travel as bytes', () => {
  const rows: RowSettings = {
    rules: [
      { kind: 'leave-out', texts: 'red fox\r\n\nרד fox' },
      { kind: 'no-word-twice' },
      { kind: 'leave-out', texts: '\ufeffblue owl', isOff: true },
    ],
  }
  const recipe = { ...DEFAULT_OPTIONS, version: RECIPE_VERSION, rows } as const
  const words = [['red', 'blue'], [], ['fox']]
  const packed = packRecipe(words, recipe)
  expect(JSON.stringify(packed.recipe)).not.toContain('fox')
  expect(unpackRecipe(packed)).toEqual({ words, recipe })
  expect(unpackRecipe(packRecipe(words, DEFAULT_OPTIONS))).toEqual({ words, recipe: DEFAULT_OPTIONS })
})

it('keeps NUL and byte order marks', () => {
  const words = ['red', '\0', '\ufeffmark', 'שלום', '👩‍👩‍👧', 'é']
  expect(unpackWords(packWords(words))).toEqual(words)
})

it('packs an empty list as an empty list', () => {
  expect(unpackWords(packWords([]))).toEqual([])
})

it('replaces lone surrogates with U+FFFD, as every export does', () => {
  expect(unpackWords(packWords(['a\ud800b']))).toEqual(['a\ufffdb'])
})
