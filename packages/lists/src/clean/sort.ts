import type { CleaningStep } from './cleaning-step.ts'
import { countCharacters } from './count-characters.ts'
import { createNumberReader } from './number-values.ts'
import { NO_GROUPS, type RunStep } from './step-run.ts'

type SortStep = Extract<CleaningStep, { readonly kind: 'sort' }>

/** Words of the same length or numbers stay in their order. Words without a number come last. */
export function sortingWords(step: SortStep): RunStep {
  const sort = toSort(step)
  return (words) => {
    const sorted = sort(words)
    const changed = sorted.reduce((count, word, i) => count + (word === words[i] ? 0 : 1), 0)
    const { length } = words
    const report = {
      before: length,
      after: length,
      changed,
      removed: 0,
      added: 0,
      examples: [],
      ...NO_GROUPS,
    }
    return { words: sorted, report }
  }
}

function toSort({ by, isDescending = false, language, seed = '' }: SortStep) {
  switch (by) {
    case 'name':
      return (words: readonly string[]) => sortByName(words, language, isDescending)
    case 'length':
      return (words: readonly string[]) =>
        sortByNumbers(words, (word) => [countCharacters(word)], isDescending)
    case 'number':
      return (words: readonly string[]) => sortByNumbers(words, createNumberReader(words), isDescending)
    case 'random':
      return (words: readonly string[]) => shuffle(words, seed)
  }
}

/** Sorting by code units first is fast and leaves the slow collator few words to compare. */
function sortByName(words: readonly string[], language: string | undefined, isDescending: boolean): string[] {
  const { compare } = new Intl.Collator(language)
  const sorted = [...words].sort()
  return isDescending ? sorted.reverse().sort((a, b) => compare(b, a)) : sorted.sort(compare)
}

/** By the first number, then by the second one, and so on. */
function sortByNumbers(
  words: readonly string[],
  toNumbers: (word: string) => readonly number[],
  isDescending: boolean,
): string[] {
  const starts = new Uint32Array(words.length + 1)
  const numbers: number[] = []
  words.forEach((word, i) => {
    for (const number of toNumbers(word)) numbers.push(number)
    starts[i + 1] = numbers.length
  })
  const sign = isDescending ? -1 : 1
  const order = Uint32Array.from(words.keys())
  order.sort((a, b) => {
    const [startA = 0, endA = 0, startB = 0, endB = 0] = [starts[a], starts[a + 1], starts[b], starts[b + 1]]
    const [countA, countB] = [endA - startA, endB - startB]
    if (countA === 0 || countB === 0) return Number(countA === 0) - Number(countB === 0) || a - b
    for (let i = 0; i < Math.min(countA, countB); i++) {
      const difference = (numbers[startA + i] ?? 0) - (numbers[startB + i] ?? 0)
      if (difference !== 0) return difference * sign
    }
    return (countA - countB) * sign || a - b
  })
  return Array.from(order, (i) => words[i] ?? '')
}

function shuffle(words: readonly string[], seed: string): string[] {
  const shuffled = [...words]
  const random = createRandom(seed)
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const word = shuffled[i] ?? ''
    shuffled[i] = shuffled[j] ?? ''
    shuffled[j] = word
  }
  return shuffled
}

/** FNV-1a makes a number of the seed, and mulberry32 the numbers from 0 to 1. Both are in the public domain. */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
