import { expect, it } from 'vitest'
import { packWords, unpackWords } from './packed-words.ts'

it('packs words as they are, NUL and byte order marks included', () => {
  const words = ['red', '\0', '\ufeffmark', 'שלום', '👩‍👩‍👧', 'é']
  expect(unpackWords(packWords(words))).toEqual(words)
})

it('packs no words as none', () => {
  expect(unpackWords(packWords([]))).toEqual([])
})

it('makes lone surrogates what every export makes of them', () => {
  expect(unpackWords(packWords(['a\ud800b']))).toEqual(['a\ufffdb'])
})
