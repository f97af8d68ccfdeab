import { expect, it } from 'vitest'
import { packWords, unpackWords } from './packed-words.ts'

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
