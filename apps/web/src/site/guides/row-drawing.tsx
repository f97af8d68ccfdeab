import { DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import { columnColors } from '#ui/column-colors.ts'
import type { RowLabels, WorkedGuideExample } from './guide.ts'
import { GUIDE_TEXTS } from './texts.ts'

interface Piece {
  readonly text: string
  readonly label?: string | undefined
  readonly column: number | null
}

interface RowDrawingProps {
  readonly example: WorkedGuideExample
  readonly labels?: RowLabels | undefined
}

export function RowDrawing({ example, labels = {} }: RowDrawingProps) {
  return (
    <figure>
      <p className="flex max-w-none flex-wrap items-start gap-y-3 font-mono text-lg/8">
        {toPieces(example, labels).map(({ text, label, column }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified only by its position
          <span key={place} className="flex max-w-full flex-col items-center">
            <span
              className={`max-w-full wrap-anywhere whitespace-pre-wrap ${column === null ? 'text-faint' : columnColors(column).ink}`}
            >
              {text}
            </span>
            {label !== undefined && (
              <span
                className={`mx-0.5 min-w-full border-t-3 px-1 pt-1 text-center font-sans text-xs/5 ${column === null ? 'border-line text-soft' : `${columnColors(column).border} ${columnColors(column).ink}`}`}
              >
                {label}
              </span>
            )}
          </span>
        ))}
      </p>
      <figcaption className="mt-2 text-xs/5 text-soft">{GUIDE_TEXTS.rowDrawing}</figcaption>
    </figure>
  )
}

function toPieces({ rows: [first = []], headings, options }: WorkedGuideExample, labels: RowLabels): Piece[] {
  const { separator, prefix, suffix } = toJoining({ ...DEFAULT_OPTIONS, ...options })
  const words = first.flatMap((text, column): Piece[] => {
    const word = { text, label: headings[column], column }
    return column === 0 || separator === '' ? [word] : [toAdded(separator, labels.separator), word]
  })
  return [
    ...(prefix === '' ? [] : [toAdded(prefix, labels.prefix)]),
    ...words,
    ...(suffix === '' ? [] : [toAdded(suffix, labels.suffix)]),
  ]
}

function toAdded(text: string, label: string | undefined): Piece {
  return { text, label, column: null }
}
