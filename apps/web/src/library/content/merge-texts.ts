import { toWords } from './words.ts'

interface WordsPart {
  readonly count: number
  readonly sample: readonly string[]
}

/** The words that a version added and removed since both began. */
export interface Difference {
  readonly added: WordsPart
  readonly removed: WordsPart
}

export interface Merge {
  readonly mine: Difference
  readonly theirs: Difference
  /** Their words with my changes. */
  readonly text: string
}

interface Change {
  readonly added: readonly Added[]
  readonly removed: ReadonlyMap<string, number>
}

interface Added {
  readonly word: string
  /** The unchanged word before it. Null at the beginning. */
  readonly after: string | null
}

const SAMPLE = 20

/** Repeated words are distinguished by their number. A word that both added comes once. */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  const [before, own, other] = [toWords(base), toWords(mine), toWords(theirs)]
  const [ownChange, otherChange] = [changeOf(before, own), changeOf(before, other)]
  return {
    mine: toDifference(ownChange),
    theirs: toDifference(otherChange),
    text: apply(other, ownChange, otherChange).join('\n'),
  }
}

function changeOf(before: readonly string[], after: readonly string[]): Change {
  const left = countsOf(before)
  const added: Added[] = []
  let last: string | null = null
  for (const word of after) {
    if (take(left, word)) last = word
    else added.push({ word, after: last })
  }
  return { added, removed: left }
}

function apply(words: readonly string[], { added, removed }: Change, other: Change): string[] {
  const alsoAdded = countsOf(other.added.map(({ word }) => word))
  const alsoRemoved = new Map(other.removed)
  const toRemove = new Map<string, number>()
  for (const [word, count] of removed) toRemove.set(word, count - (alsoRemoved.get(word) ?? 0))
  const waiting = new Map<string | null, string[]>()
  for (const { word, after } of added) {
    if (take(alsoAdded, word)) continue
    const group = waiting.get(after)
    if (group === undefined) waiting.set(after, [word])
    else group.push(word)
  }
  const merged: string[] = []
  const emit = (after: string | null) => {
    for (const word of waiting.get(after) ?? []) merged.push(word)
    waiting.delete(after)
  }
  emit(null)
  for (const word of words) {
    if (!take(toRemove, word)) merged.push(word)
    emit(word)
  }
  for (const after of [...waiting.keys()]) emit(after)
  return merged
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function take(counts: Map<string, number>, word: string): boolean {
  const left = counts.get(word) ?? 0
  if (left <= 0) return false
  if (left === 1) counts.delete(word)
  else counts.set(word, left - 1)
  return true
}

function toDifference({ added, removed }: Change): Difference {
  const gone = [...removed].flatMap(([word, count]) => Array.from({ length: count }, () => word))
  return {
    added: { count: added.length, sample: added.slice(0, SAMPLE).map(({ word }) => word) },
    removed: { count: gone.length, sample: gone.slice(0, SAMPLE) },
  }
}
