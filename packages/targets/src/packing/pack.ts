import { toComparable } from '@wordloom/engine'
import { PACKING_TEXTS as T } from './texts.ts'

export interface PackingRules {
  /** Between two pieces: of tags, a comma; of words, a space. */
  readonly separator: string
  /** Tags with a place of their own. `null` if only their length in all counts. */
  readonly slots: number | null
  /** Highest cost of all pieces and the separators between them. `null` if only their number counts. */
  readonly room: { readonly unit: 'characters' | 'bytes'; readonly most: number } | null
  /** The cost of a piece, without separators. */
  costOf(piece: string): number
  /** The pieces that must be there for a term, or the reason why it can't be used. */
  toPieces(term: string): readonly string[] | PackingProblem
}

export interface PackingProblem {
  readonly problem: string
}

export interface Packing {
  readonly text: string
  readonly pieces: readonly string[]
  readonly used: number
  readonly placed: readonly string[]
  readonly leftOut: readonly { readonly term: string; readonly reason: string }[]
}

/**
 * Packs terms, the most valuable first. A term is left out only if it can't be used, or if it doesn't fit beside the more
 * valuable ones that are packed, so the packing is the best in the order of value. A piece is never written twice.
 *
 * A line can have several terms with commas between them. Terms are tidied: spaces around them and repeated spaces don't count, and letters are composed. Empty terms are skipped.
 */
export function packTerms(terms: readonly string[], rules: PackingRules): Packing {
  const { separator, slots, room, costOf, toPieces } = rules
  const separatorCost = separator.length
  const pieces: string[] = []
  const present = new Set<string>()
  const placed: string[] = []
  const leftOut: { term: string; reason: string }[] = []
  const seen = new Set<string>()
  let used = 0
  for (const term of terms.flatMap((line) => splitLine(line, separator)).map(tidy)) {
    if (term === '') continue
    const own = toPieces(term)
    if ('problem' in own) {
      leftOut.push({ term, reason: own.problem })
      continue
    }
    const key = own.map(fold).join(' ')
    if (seen.has(key)) {
      leftOut.push({ term, reason: T.repeated })
      continue
    }
    seen.add(key)
    const added = withoutRepeats(own).filter((piece) => !present.has(fold(piece)))
    const cost = added.reduce(
      (sum, piece, i) => sum + costOf(piece) + (pieces.length + i > 0 ? separatorCost : 0),
      0,
    )
    if (slots !== null && pieces.length + added.length > slots) {
      leftOut.push({ term, reason: T.noSlot(slots) })
    } else if (room !== null && used + cost > room.most) {
      leftOut.push({ term, reason: T.noRoom(cost, room.most - used, room.unit) })
    } else {
      for (const piece of added) present.add(fold(piece))
      pieces.push(...added)
      placed.push(term)
      used += cost
    }
  }
  return { text: pieces.join(separator), pieces, used, placed, leftOut }
}

function withoutRepeats(pieces: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return pieces.filter((piece) => {
    const key = fold(piece)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** A tag that is followed by a comma has none inside. Among words, a comma between digits is part of a number. */
function splitLine(line: string, separator: string): readonly string[] {
  return line.split(separator === ',' ? /[,，、،]/ : /(?<!\d),|,(?!\d)|[，、،]/)
}

function tidy(term: string): string {
  return term.normalize().trim().replace(/\s+/g, ' ')
}

/** Tags that differ only in capitals are the same tag. */
function fold(piece: string): string {
  return toComparable(piece, { ignoresCase: true })
}
