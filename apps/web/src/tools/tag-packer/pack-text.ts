import { parseColumn } from '@wordloom/engine'
import {
  lengthsOf,
  PACKING_TARGETS,
  type PackingTarget,
  type PackingTargetId,
  packTerms,
} from '@wordloom/targets'

/** Enough to look through. The rest is counted. */
const MAX_SHOWN = 300

export interface PackedText {
  readonly text: string
  readonly pieces: readonly { readonly text: string; readonly cost: number }[]
  readonly used: number
  readonly characters: number
  readonly bytes: number
  readonly placed: number
  readonly leftOut: readonly { readonly term: string; readonly reason: string }[]
  readonly leftOutCount: number
}

/** Packs a text with one term per line, or in one line with commas or other delimiters. */
export function packText(source: string, id: PackingTargetId): PackedText {
  const target: PackingTarget = PACKING_TARGETS[id]
  const terms = parseColumn(source, { removeWhitespace: false })
  const { text, pieces, used, placed, leftOut } = packTerms(terms, target)
  return {
    text,
    pieces: pieces.map((piece) => ({ text: piece, cost: target.costOf(piece) })),
    used,
    ...lengthsOf(text),
    placed: placed.length,
    leftOut: leftOut.slice(0, MAX_SHOWN),
    leftOutCount: leftOut.length,
  }
}
