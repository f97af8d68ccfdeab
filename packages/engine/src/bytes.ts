import { countBelow } from './duplicates/ambiguity.ts'
import { sum, weigh } from './duplicates/weighing.ts'
import type { AmbiguousPart, Section } from './plan/section.ts'

/** Returns UTF-8 bytes. A row takes `constant` plus its words; `words[k]` has the lengths of column `k`. */
export function bytesOfRows(section: Section, constant: number, words: readonly Uint32Array[]): bigint {
  const { size, ambiguous } = section
  if (size === 0n) return 0n
  const { from, to } = ambiguous?.core ?? { from: 0, to: 0 }
  // Outside the core, every word of a column appears in the same number of rows.
  const certain = words.filter((_, k) => k < from || k >= to)
  const around = certain.reduce(
    (bytes, lengths) => bytes + (sum(lengths) * size) / BigInt(lengths.length),
    0n,
  )
  const inside = ambiguous === null ? 0n : bytesOfCore(section, ambiguous, words.slice(from, to))
  return size * BigInt(constant) + around + inside
}

function bytesOfCore(
  { size }: Section,
  { ambiguity, levels, start }: AmbiguousPart,
  words: readonly Uint32Array[],
): bigint {
  const distinct = countBelow(ambiguity, levels[0] ?? null, start)
  return distinct === 0n ? 0n : weigh(ambiguity, levels, start, words) * (size / distinct)
}
