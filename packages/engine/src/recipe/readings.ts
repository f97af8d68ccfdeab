import type { Layout, Place } from './layout.ts'

export interface Readings {
  /** Yields the items of each row with this text. @throws {TooManyReadings} if `effort` runs out. */
  of(text: string, effort?: Effort): Iterable<readonly number[]>
}

/** A number of words to compare with a text. It shrinks with each comparison. */
export interface Effort {
  left: number
}

/** Few letters can make a text in countless ways. */
export class TooManyReadings extends Error {
  override readonly name = 'TooManyReadings'
}

/** Marks a factor whose item isn't chosen yet. */
const FREE = -1

export function createReadings({ lead, places, factors }: Layout): Readings {
  let lexicons: readonly Lexicon[] | null = null

  function* read(
    text: string,
    place: number,
    offset: number,
    items: readonly number[],
    deadEnds: readonly Set<number>[],
    effort: Effort,
  ): Generator<readonly number[], boolean> {
    const lexicon = lexicons?.[place]
    if (lexicon === undefined) {
      if (offset !== text.length) return false
      yield items
      return true
    }
    if (deadEnds[place]?.has(offset)) return false
    const { factor } = lexicon
    const chosen = items[factor] ?? FREE
    let isFound = false
    for (const { item, end } of candidates(text, lexicon, offset, effort)) {
      if (chosen !== FREE && chosen !== item) continue
      const next = chosen === FREE ? items.with(factor, item) : items
      if (yield* read(text, place + 1, end, next, deadEnds, effort)) isFound = true
    }
    // After a repeated factor, the offset alone doesn't decide: the items before must match too.
    if (!isFound && places.length === factors.length) deadEnds[place]?.add(offset)
    return isFound
  }

  return {
    *of(text, effort = { left: Number.POSITIVE_INFINITY }) {
      if (!text.startsWith(lead)) return
      lexicons ??= places.map(createLexicon)
      yield* read(
        text,
        0,
        lead.length,
        factors.map(() => FREE),
        places.map(() => new Set<number>()),
        effort,
      )
    },
  }
}

interface Lexicon {
  readonly factor: number
  readonly tail: string
  readonly itemsByWord: ReadonlyMap<string, readonly number[]>
  readonly lengths: readonly number[]
}

function createLexicon({ words, tail, factor }: Place): Lexicon {
  const itemsByWord = new Map<string, number[]>()
  const lengths = new Set<number>()
  words.forEach((word, item) => {
    const own = itemsByWord.get(word)
    if (own === undefined) itemsByWord.set(word, [item])
    else own.push(item)
    lengths.add(word.length)
  })
  return { factor, tail, itemsByWord, lengths: [...lengths].sort((a, b) => a - b) }
}

function candidates(text: string, { tail, itemsByWord, lengths }: Lexicon, offset: number, effort: Effort) {
  const found: { item: number; end: number }[] = []
  for (const length of lengths) {
    const end = offset + length
    if (end + tail.length > text.length) break
    if (--effort.left < 0) throw new TooManyReadings('A text can be made in too many ways.')
    if (!text.startsWith(tail, end)) continue
    for (const item of itemsByWord.get(text.slice(offset, end)) ?? [])
      found.push({ item, end: end + tail.length })
  }
  return found.sort((a, b) => a.item - b.item)
}
