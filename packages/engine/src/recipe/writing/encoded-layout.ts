import type { Syntax } from '../../document/export-formats.ts'
import { guardRow, guardText } from '../../document/formula-guard.ts'
import { applyFilters } from '../../templates/filters.ts'
import type { Part } from '../../templates/template.ts'
import { type Layout, toText } from '../layout.ts'
import { type EncodedPart, type EncodedRow, encodeTexts, toBytes } from './encoded-row.ts'

export function encodeLayout({ lead, places }: Layout, syntax: Syntax): EncodedRow {
  const pieces: Piece[] = [constant(syntax.between + syntax.rowStart)]
  if (syntax.isGuarded) pieces.push(constant(guardText(lead)))
  pieces.push(constant(syntax.escape(lead)))
  for (const [k, { factor, words, tail }] of places.entries()) {
    const isGuarded = syntax.isGuarded && k === 0
    const guard = (word: string) => (isGuarded ? guardRow({ lead, columns: places }, word) : '')
    const texts = words.map((word) => guard(word) + syntax.escape(word))
    pieces.push({ kind: 'texts', factor, texts }, constant(syntax.escape(tail)))
  }
  return encodePieces([...pieces, constant(syntax.rowEnd)])
}

/** The syntax of rows of cells. `before` gives the text before each cell, numbered from 0. */
export interface CellSyntax {
  readonly before: (cell: number) => string
  readonly rowEnd: string
  /** If true, a cell that looks like a formula gets a leading apostrophe. */
  readonly isGuarded: boolean
  readonly escape: (text: string) => string
}

export function encodeCells(
  layout: Layout,
  cells: readonly (readonly Part[])[],
  syntax: CellSyntax,
): EncodedRow {
  const pieces = cells.flatMap((parts, cell) => [
    constant(syntax.before(cell)),
    ...toGuarded(
      parts.flatMap((part) => toPieces(layout, part)),
      syntax,
    ),
  ])
  return encodePieces([...pieces, constant(syntax.rowEnd)])
}

type Piece =
  | { readonly kind: 'constant'; readonly text: string }
  | { readonly kind: 'texts'; readonly factor: number; readonly texts: readonly string[] }
  | { readonly kind: 'computed'; readonly toText: (items: ArrayLike<number>, row: bigint | number) => string }

function constant(text: string): Piece {
  return { kind: 'constant', text }
}

function toPieces(layout: Layout, part: Part): readonly Piece[] {
  switch (part.kind) {
    case 'text':
      return [constant(part.text)]
    case 'column': {
      const factor = layout.factors.findIndex(({ words }) => words.has(part.column))
      const words = layout.factors[factor]?.words.get(part.column)
      if (words === undefined) return []
      return [{ kind: 'texts', factor, texts: words.map((word) => applyFilters(word, part.filters)) }]
    }
    case 'row':
      return [{ kind: 'computed', toText: (_, row) => applyFilters(String(BigInt(row) + 1n), part.filters) }]
    case 'rowText':
      if (part.filters.length > 0)
        return [{ kind: 'computed', toText: (items) => applyFilters(toText(layout, items), part.filters) }]
      return [
        constant(layout.lead),
        ...layout.places.flatMap(({ factor, words, tail }): Piece[] => [
          { kind: 'texts', factor, texts: words },
          constant(tail),
        ]),
      ]
  }
}

function toGuarded(pieces: readonly Piece[], { isGuarded, escape: toEscaped }: CellSyntax): readonly Piece[] {
  const filled = pieces.filter((piece) => piece.kind !== 'constant' || piece.text !== '')
  const [first, ...others] = filled
  if (first === undefined) return []
  if (!isGuarded) return filled.map((piece) => mapPiece(piece, toEscaped))
  const isCertain =
    others.length === 0 || first.kind === 'constant' || (first.kind === 'texts' && !first.texts.includes(''))
  const guarded = (text: string) => guardText(text) + toEscaped(text)
  if (isCertain) return [mapPiece(first, guarded), ...others.map((piece) => mapPiece(piece, toEscaped))]
  return [
    {
      kind: 'computed',
      toText: (items, row) => guarded(filled.map((piece) => textOf(piece, items, row)).join('')),
    },
  ]
}

function mapPiece(piece: Piece, change: (text: string) => string): Piece {
  switch (piece.kind) {
    case 'constant':
      return constant(change(piece.text))
    case 'texts':
      return { ...piece, texts: piece.texts.map(change) }
    case 'computed':
      return { ...piece, toText: (items, row) => change(piece.toText(items, row)) }
  }
}

function textOf(piece: Piece, items: ArrayLike<number>, row: bigint | number): string {
  switch (piece.kind) {
    case 'constant':
      return piece.text
    case 'texts':
      return piece.texts[items[piece.factor] ?? 0] ?? ''
    case 'computed':
      return piece.toText(items, row)
  }
}

function encodePieces(pieces: readonly Piece[]): EncodedRow {
  let lead = ''
  const parts: Exclude<Piece, { kind: 'constant' }>[] = []
  let after = ''
  function close(): void {
    const last = parts.pop()
    const end = after
    after = ''
    if (last === undefined) lead = end
    else parts.push(mapPiece(last, (text) => text + end) as typeof last)
  }
  for (const piece of pieces) {
    if (piece.kind === 'constant') after += piece.text
    else {
      close()
      parts.push(piece)
    }
  }
  close()
  return { lead: toBytes(lead), parts: parts.map(encodePiece) }
}

function encodePiece(piece: Exclude<Piece, { kind: 'constant' }>): EncodedPart {
  return piece.kind === 'computed' ? piece : encodeTexts(piece.factor, piece.texts)
}
