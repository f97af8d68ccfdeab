import { memo, useState } from 'react'
import type { Row, RowSource } from '#generator/compute/row-source.ts'
import { toNumber } from '#platform/format/numbers.ts'
import { CombinationText } from '../combination-text.tsx'
import { rowLook, rowNumberLook } from '../row-look.ts'
import { ROWS_TEXTS } from '../texts.ts'

interface ResultRowProps {
  readonly top: number
  readonly place: number
  readonly perLine: number
  readonly row: Row | undefined
  readonly source: RowSource
  readonly gutter: string
  readonly isTinted: boolean
  readonly isMarked: boolean
}

/** The largest number that accessibility APIs support. */
const MAX_SET_SIZE = 2 ** 31 - 1

const COPY_LABELS = {
  idle: ROWS_TEXTS.copyRow,
  copied: ROWS_TEXTS.rowCopied,
  failed: ROWS_TEXTS.rowNotCopied,
} as const

export const ResultRow = memo(function ResultRow({
  top,
  place,
  perLine,
  row,
  source,
  gutter,
  isTinted,
  isMarked,
}: ResultRowProps) {
  return (
    <li
      {...toPosition(row, source)}
      aria-current={isMarked || undefined}
      className={`${perLine === 1 ? 'left-0 min-w-full' : 'overflow-hidden'} group absolute flex h-6 items-center whitespace-pre leading-6 ${rowLook(isMarked)}`}
      style={perLine === 1 ? { top } : { top, left: toShare(place, perLine), width: toShare(1, perLine) }}
    >
      {row === undefined ? (
        <span className="ml-24 h-3 w-40 rounded-sm bg-wash" />
      ) : (
        <>
          <span
            className={`shrink-0 ${rowNumberLook(isMarked)}`}
            style={{ minWidth: `calc(${gutter} + 2.25rem)` }}
          >
            {toNumber(row.key + 1n)}
          </span>
          <span className="pr-4">
            <CombinationText segments={row.segments} isTinted={isTinted} />
          </span>
          {row.isCut && <CutNote row={row} source={source} />}
        </>
      )}
    </li>
  )
})

function toShare(places: number, all: number): string {
  return `${(100 * places) / all}%`
}

function CutNote({ row, source }: { readonly row: Row; readonly source: RowSource }) {
  const [state, setState] = useState<keyof typeof COPY_LABELS>('idle')
  async function copy() {
    try {
      await navigator.clipboard.writeText(await source.whole(row.key))
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <span className="select-none pr-4 font-sans text-soft text-xs">
      {ROWS_TEXTS.cut(toNumber(row.length))}{' '}
      <button type="button" className="min-h-6 underline" onClick={copy}>
        {COPY_LABELS[state]}
      </button>
    </span>
  )
}

function toPosition(row: Row | undefined, { isNumbered, extent }: RowSource) {
  if (row === undefined || !isNumbered || extent > BigInt(MAX_SET_SIZE)) return { 'aria-setsize': -1 }
  return { 'aria-setsize': Number(extent), 'aria-posinset': Number(row.key) + 1 }
}
