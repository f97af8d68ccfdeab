import { columnColors } from '#ui/column-colors.ts'
import { type Segment, toText } from '../../compute/row-source.ts'

interface CombinationTextProps {
  readonly segments: readonly Segment[]
  readonly isTinted: boolean
}

export function CombinationText({ segments, isTinted }: CombinationTextProps) {
  return <bdi>{isTinted ? segments.map(toTinted) : toText(segments)}</bdi>
}

function toTinted({ text, column }: Segment, place: number) {
  const ink = column === null ? 'text-faint' : columnColors(column).ink
  return (
    <span key={place} className={ink}>
      {text}
    </span>
  )
}
