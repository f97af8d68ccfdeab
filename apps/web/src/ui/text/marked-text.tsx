import { columnColors } from '../column-colors.ts'

interface Segment {
  readonly text: string
  /** `null` for text between and around words. */
  readonly column: number | null
}

interface Range {
  readonly from: number
  readonly to: number
}

interface MarkedTextProps {
  readonly segments: readonly Segment[]
  /** Offsets in the whole text. Ranges may overlap. */
  readonly ranges: readonly Range[]
}

export function MarkedText({ segments, ranges }: MarkedTextProps) {
  return (
    <bdi>
      {toPieces(segments, ranges).map(({ text, column, isMarked }, place) => {
        const ink = column === null ? 'text-faint' : columnColors(column).ink
        const look = isMarked
          ? 'rounded-xs bg-danger/15 font-semibold text-danger underline decoration-2'
          : `bg-transparent ${ink}`
        const Tag = isMarked ? 'mark' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified only by its position
          <Tag key={place} className={look}>
            {text}
          </Tag>
        )
      })}
    </bdi>
  )
}

interface Piece extends Segment {
  readonly isMarked: boolean
}

/** Cuts the segments where ranges begin and end. */
function toPieces(segments: readonly Segment[], ranges: readonly Range[]): readonly Piece[] {
  let begin = 0
  return segments.flatMap(({ text, column }) => {
    const end = begin + text.length
    const cuts = ranges
      .flatMap(({ from, to }) => [from, to])
      .filter((at) => at > begin && at < end)
      .sort((a, b) => a - b)
    const edges = [...new Set([begin, ...cuts, end])]
    const pieces = edges.slice(1).map((to, i) => {
      const from = edges[i] ?? 0
      const isMarked = ranges.some((range) => range.from <= from && to <= range.to)
      return { text: text.slice(from - begin, to - begin), column, isMarked }
    })
    begin = end
    return pieces
  })
}
