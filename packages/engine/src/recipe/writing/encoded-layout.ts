import type { Syntax } from '../../document/export-formats.ts'
import type { Following } from '../../document/guard.ts'
import { applyFilters } from '../../templates/filters.ts'
import type { Part } from '../../templates/template.ts'
import { toBytes } from '../../utf8.ts'
import { type Layout, toText } from '../layout.ts'
import { type CellSyntax, encodeCell, guardOfCells } from './encode-cell.ts'
import { type EncodedPart, type EncodedRow, encodeTexts } from './encoded-row.ts'

export function encodeLayout({ lead, places }: Layout, syntax: Syntax): EncodedRow {
  const pieces = [
    constant(lead),
    ...places.flatMap(({ factor, words, tail }): Piece[] => [
      { kind: 'texts', factor, texts: words },
      constant(tail),
    ]),
  ]
  const cell = encodePiecesOfCell(pieces, {
    ...syntax,
    before: () => syntax.between + syntax.rowStart,
    quote: null,
  })
  return encodePieces([constant(syntax.between + syntax.rowStart), ...cell, constant(syntax.rowEnd)])
}

export function encodeCells(
  layout: Layout,
  cells: readonly (readonly Part[])[],
  syntax: CellSyntax,
): EncodedRow {
  const pieces = cells.flatMap((parts, cell) => [
    constant(syntax.before(cell)),
    ...encodePiecesOfCell(
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

function encodePiecesOfCell(pieces: readonly Piece[], syntax: CellSyntax): readonly Piece[] {
  const filled = pieces.filter((piece) => piece.kind !== 'constant' || piece.text !== '')
  const [first, ...others] = filled
  if (first === undefined) return []
  if (others.length === 0) return [mapPiece(first, (text) => encodeCell(text, syntax))]
  const escaped = filled.map((piece) => mapPiece(piece, syntax.escape))
  const following = escaped.map(toFollowing)
  const common = guardOfCells('', following, syntax)
  if (common !== null) return common === '' ? escaped : [constant(common), ...escaped]
  const byWord = first.kind === 'texts' ? guardFirst(first, following.slice(1), syntax) : null
  if (byWord !== null) return [byWord, ...escaped.slice(1)]
  const toWhole = (items: ArrayLike<number>, row: bigint | number) =>
    encodeCell(filled.map((piece) => textOf(piece, items, row)).join(''), syntax)
  return [{ kind: 'computed', toText: toWhole }]
}

/** `null` if cells that begin with the same word differ. */
function guardFirst(
  piece: Extract<Piece, { kind: 'texts' }>,
  following: readonly Following[],
  syntax: CellSyntax,
): Piece | null {
  const texts: string[] = []
  for (const text of piece.texts) {
    const escaped = syntax.escape(text)
    const guard = guardOfCells(escaped, following, syntax)
    if (guard === null) return null
    texts.push(guard + escaped)
  }
  return { ...piece, texts }
}

function toFollowing(piece: Piece): Following {
  switch (piece.kind) {
    case 'constant':
      return { words: [piece.text], tail: '' }
    case 'texts':
      return { words: piece.texts, tail: '' }
    case 'computed':
      return { words: null, tail: '' }
  }
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
