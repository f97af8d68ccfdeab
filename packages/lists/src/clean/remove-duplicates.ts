import { KeyNumbers } from '../near/key-numbers.ts'
import type { CleaningStep } from './cleaning-step.ts'
import type { DuplicateGroup, RunStep } from './step-run.ts'

type Survivor = Extract<CleaningStep, { readonly kind: 'remove-duplicates' }>['keep']

const MOST_SHOWN_PER_GROUP = 20

const ONE = 1

/** The survivor stays in its place. */
export function removingDuplicates(toKey: (word: string) => string, keep: Survivor): RunStep {
  const isBetter = COMPARE[keep]
  return (words, limits) => {
    const keys = new KeyNumbers()
    const groupOf = new Uint32Array(words.length)
    const survivors = new Uint32Array(words.length)
    const sizes = new Uint32Array(words.length)
    let groupCount = 0
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? ''
      const group = keys.numberOf(toKey(word))
      groupOf[i] = group
      const size = sizes[group] ?? 0
      sizes[group] = size + 1
      if (size === ONE) groupCount++
      if (size === 0) survivors[group] = i
      else if (isBetter(word, words[survivors[group] ?? i] ?? '')) survivors[group] = i
    }
    const kept = words.filter((_, i) => survivors[groupOf[i] ?? 0] === i)
    const groups = showGroups(words, groupOf, survivors, sizes, limits.groups)
    const report = {
      before: words.length,
      after: kept.length,
      changed: 0,
      removed: words.length - kept.length,
      added: 0,
      examples: [],
      groupCount,
      groups,
    }
    return { words: kept, report }
  }
}

const COMPARE: Readonly<Record<Survivor, (word: string, survivor: string) => boolean>> = {
  first: () => false,
  last: () => true,
  shortest: (word, survivor) => word.length < survivor.length,
  longest: (word, survivor) => word.length > survivor.length,
}

function showGroups(
  words: readonly string[],
  groupOf: Uint32Array,
  survivors: Uint32Array,
  sizes: Uint32Array,
  most: number,
): readonly DuplicateGroup[] {
  if (most === 0) return []
  const shown = new Map<number, string[]>()
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const group = groupOf[i] ?? 0
    if ((sizes[group] ?? 0) === ONE) continue
    if (!shown.has(group)) {
      if (shown.size === most) continue
      shown.set(group, [])
    }
    const others = shown.get(group)
    if (survivors[group] !== i && others !== undefined && others.length < MOST_SHOWN_PER_GROUP)
      others.push(word)
  }
  return [...shown].map(([group, others]) => ({
    survivor: words[survivors[group] ?? 0] ?? '',
    others,
    size: sizes[group] ?? 0,
  }))
}
