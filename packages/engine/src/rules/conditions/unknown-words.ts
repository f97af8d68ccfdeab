import { toSearchable } from '../../letters/to-searchable.ts'
import type { Literal, Statement } from './condition.ts'
import { excerpt } from './condition-error.ts'
import { createMatcher } from './matcher.ts'

/** A word that its column lacks, or a pattern that matches none of its words. */
export interface UnknownWord extends Literal {
  /** The column's word that differs only by case and accents. */
  readonly suggestion: string | null
  readonly message: string
}

/** Returns them in the order of the text. `columns` holds the words of each column. */
export function findUnknownWords(
  statements: readonly Statement[],
  names: readonly string[],
  columns: readonly (readonly string[])[],
): readonly UnknownWord[] {
  const literals = statements.flatMap((statement) => statement.literals)
  return [...Map.groupBy(literals, ({ column }) => column)]
    .flatMap(([column, group]) => {
      const words = columns[column] ?? []
      return [...unknownWords(group, words), ...unmatchedPatterns(group, words)].map(
        ({ literal, suggestion }) => ({
          ...literal,
          suggestion,
          message: toMessage(literal, names[column] ?? String(column + 1), suggestion),
        }),
      )
    })
    .sort((a, b) => a.from - b.from)
}

interface Unknown {
  readonly literal: Literal
  readonly suggestion: string | null
}

function unknownWords(literals: readonly Literal[], words: readonly string[]): Unknown[] {
  const asked = literals.filter(({ kind }) => kind === 'word')
  const missing = new Set(asked.map(({ text }) => text))
  for (const word of words) if (missing.delete(word) && missing.size === 0) return []
  if (missing.size === 0) return []
  const spellings = new Map<string, string | null>()
  for (const text of missing) spellings.set(toSearchable(text), null)
  for (const word of words) {
    const key = toSearchable(word)
    if (spellings.get(key) === null) spellings.set(key, word)
  }
  return asked
    .filter(({ text }) => missing.has(text))
    .map((literal) => ({ literal, suggestion: spellings.get(toSearchable(literal.text)) ?? null }))
}

function unmatchedPatterns(literals: readonly Literal[], words: readonly string[]): Unknown[] {
  const asked = literals.filter(({ kind }) => kind === 'like')
  const patterns = new Set(asked.map(({ text }) => text))
  const unmatched = new Set([...patterns].filter((pattern) => !words.some(createMatcher(pattern))))
  return asked.filter(({ text }) => unmatched.has(text)).map((literal) => ({ literal, suggestion: null }))
}

function toMessage({ kind, text }: Literal, name: string, suggestion: string | null): string {
  if (kind === 'like') return `${name} has no word that matches "${excerpt(text)}".`
  const sentence = `${name} has no word "${excerpt(text)}"`
  return suggestion === null ? `${sentence}.` : `${sentence}, but it has "${excerpt(suggestion)}".`
}
