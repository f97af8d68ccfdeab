import { KeyNumbers } from '../near/key-numbers.ts'
import { ByteKeyNumbers } from './byte-key-numbers.ts'
import { mapBytes, type TextMap } from './map-bytes.ts'
import { WordBytes, type Words } from './word-bytes.ts'

export interface WordNumbers {
  /** The number of different keys. */
  readonly size: number
  /** For each list, the number of each word. */
  readonly lists: readonly Uint32Array[]
}

/** Numbers the different keys of words from 0, in the order in which they come. Bytes stay bytes if all lists are. */
export function numberWords(lists: readonly Words[], toKey: TextMap): WordNumbers {
  const inBytes = lists.filter((words) => words instanceof WordBytes)
  if (inBytes.length === lists.length) {
    const keys = new ByteKeyNumbers()
    const numbers = inBytes.map((words) => keys.numberAll(mapBytes(words, toKey)))
    return { lists: numbers, size: keys.size }
  }
  const keys = new KeyNumbers()
  const numbers = lists.map((words) => {
    const numbersOf = new Uint32Array(words.length)
    for (let place = 0; place < words.length; place++)
      numbersOf[place] = keys.numberOf(toKey(words.at(place) ?? ''))
    return numbersOf
  })
  return { lists: numbers, size: keys.size }
}
