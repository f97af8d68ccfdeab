import { Fragment } from 'react'
import { columnColors } from '../column-colors.ts'

interface TintedCombinationProps {
  readonly parts: readonly string[]
  /** `columns[i]` is the index of the column that `parts[i]` comes from; defaults to `i`. */
  readonly columns?: readonly number[]
  readonly joining: { readonly separator: string; readonly prefix?: string; readonly suffix?: string }
}

export function TintedCombination({ parts, columns, joining }: TintedCombinationProps) {
  return (
    <>
      <Muted text={joining.prefix} />
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified only by its position
        <Fragment key={place}>
          {place > 0 && <Muted text={joining.separator} />}
          <span className={columnColors(columns?.[place] ?? place).ink}>{part}</span>
        </Fragment>
      ))}
      <Muted text={joining.suffix} />
    </>
  )
}

function Muted({ text }: { readonly text: string | undefined }) {
  return text ? <span className="text-faint">{text}</span> : null
}
