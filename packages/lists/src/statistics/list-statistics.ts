import { countCharacters } from '../clean/count-characters.ts'

export interface Bar {
  readonly length: number
  readonly words: number
}

export interface ListStatistics {
  readonly words: number
  /** Different to the letter. */
  readonly different: number
  readonly empty: number
  /** In code points, the shortest first. Lengths without words are left out. */
  readonly byCharacters: readonly Bar[]
  /** In parts between spaces. */
  readonly byParts: readonly Bar[]
}

export function toStatistics(words: readonly string[]): ListStatistics {
  const [characters, parts] = [new Map<number, number>(), new Map<number, number>()]
  for (const word of words) {
    addOne(characters, countCharacters(word))
    addOne(parts, word.match(/\S+/gu)?.length ?? 0)
  }
  return {
    words: words.length,
    different: new Set(words).size,
    empty: parts.get(0) ?? 0,
    byCharacters: toBars(characters),
    byParts: toBars(parts),
  }
}

function addOne(counts: Map<number, number>, length: number): void {
  counts.set(length, (counts.get(length) ?? 0) + 1)
}

function toBars(counts: ReadonlyMap<number, number>): readonly Bar[] {
  return [...counts].map(([length, words]) => ({ length, words })).sort((a, b) => a.length - b.length)
}
