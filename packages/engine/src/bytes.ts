import { countBelow } from './duplicates/ambiguity.ts'
import { sum, weigh } from './duplicates/weighing.ts'
import type { AmbiguousPart, Section } from './section.ts'

/**
 * How many bytes the distinct rows of a section take, if a row takes `constant` and what each of its words
 * takes.
 */
export function bytesOfRows(section: Section, constant: number, words: readonly Uint32Array[]): bigint {
  const { size, ambiguous } = section
  if (size === 0n) return 0n
  const { from, to } = ambiguous?.core ?? { from: 0, to: 0 }
  // Outside of the core each word stands in equally many rows.
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
