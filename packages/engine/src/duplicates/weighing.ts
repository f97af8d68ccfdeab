import { type Ambiguity, CLEAR, countBelow, DUPLICATE, type Exceptions, type Level } from './ambiguity.ts'

/** Sums the weights of all words of all distinct rows below `start`. `weights[k]` belongs to `levels[k]`. */
export function weigh(
  ambiguity: Ambiguity,
  levels: readonly Level[],
  start: number,
  weights: readonly Uint32Array[],
): bigint {
  const weightByState = new Map<number, bigint>()
  const clearWeights = new Map<Level | null, bigint>([[null, 0n]])

  function weightBelow(level: Level | null, state: number): bigint {
    if (state === DUPLICATE) return 0n
    return (state === CLEAR ? clearWeights.get(level) : weightByState.get(state)) ?? 0n
  }

  function weightOfExceptions(
    { from, to }: Exceptions,
    { next }: Level,
    own: Uint32Array,
    baseOf: (word: number) => number,
  ): bigint {
    let weight = 0n
    for (let i = from; i < to; i++) {
      const word = ambiguity.exceptionWord.at(i)
      const state = ambiguity.exceptionState.at(i)
      const base = baseOf(word)
      const removed = countBelow(ambiguity, next, base) - countBelow(ambiguity, next, state)
      weight += BigInt(own[word] ?? 0) * removed + weightBelow(next, base) - weightBelow(next, state)
    }
    return weight
  }

  for (const [k, level] of [...levels.entries()].reverse()) {
    const own = weights[k] ?? new Uint32Array()
    const below = countBelow(ambiguity, level.next, CLEAR)
    const all = BigInt(level.wordCount) * weightBelow(level.next, CLEAR) + below * sum(own)
    const clear = all - weightOfExceptions(level.exceptions, level, own, () => CLEAR)
    clearWeights.set(level, clear)
    for (const [i, state] of ambiguity.states.entries()) {
      if (state.level !== level) continue
      const removed = weightOfExceptions(state.exceptions, level, own, (word) => level.base[word] ?? CLEAR)
      weightByState.set(i + 1, clear - removed)
    }
  }
  return weightBelow(levels[0] ?? null, start)
}

export function sum(weights: Uint32Array): bigint {
  let total = 0
  for (const weight of weights) total += weight
  return BigInt(total)
}
