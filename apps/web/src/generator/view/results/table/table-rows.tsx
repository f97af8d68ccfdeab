// biome-ignore-all lint/a11y/useFocusableInteractive: the rows are to read; their box takes the focus
// biome-ignore-all lint/a11y/useSemanticElements: rows have a place of their own, which elements of a table can't have
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { RowSource } from '#generator/compute/row-source.ts'
import type { GeneratorActions } from '#generator/state/generator-state.ts'
import { toNumber } from '#platform/format/numbers.ts'
import type { ListView } from '../list/list-scroll.ts'
import type { ResultListHandle } from '../list/result-list.tsx'
import { ROW_REM, useListScroll } from '../list/use-list-scroll.ts'
import { rowLook, rowNumberLook } from '../row-look.ts'
import { ROWS_TEXTS, TABLE_TEXTS as T } from '../texts.ts'
import { type TableRow, toTableSource } from './table-source.ts'

interface TableRowsProps {
  readonly source: RowSource
  readonly names: readonly string[]
  readonly cells: GeneratorActions['cells']
  readonly ref?: Ref<ResultListHandle>
  readonly children?: ReactNode
}

const MIN_DIGITS = 4
const FULL_ROWS = 12n
const NARROWEST_REM = 9

export default function TableRows({ source, names, cells, ref, children }: TableRowsProps) {
  const label = ROWS_TEXTS.rows(toNumber(source.extent), source.extent === 1n)
  const box = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState<bigint | null>(null)
  const lines = useMemo(() => toTableSource(source, cells), [source, cells])
  const { view, press, goTo } = useListScroll(box, lines)
  useImperativeHandle(ref, () => ({
    goTo: (row) => {
      setMarked(row)
      goTo(row)
    },
    focus: () => box.current?.focus(),
  }))

  const gutter = `${Math.max(MIN_DIGITS, toNumber((view?.last?.key ?? 0n) + 1n).length)}ch`
  const layout = {
    gridTemplateColumns: `calc(${gutter} + 2.25rem) repeat(${names.length}, minmax(${NARROWEST_REM}rem, 1fr))`,
    minWidth: '100%',
    width: `calc(${gutter} + 2.25rem + ${names.length * NARROWEST_REM}rem)`,
  }
  return (
    <div className="min-w-0 border-line border-t print:hidden">
      <div role="table" aria-label={label} aria-rowcount={toRowCount(source)} className="font-mono text-sm">
        <div ref={head} role="rowgroup" className="overflow-hidden border-line border-b bg-wash">
          <div
            role="row"
            aria-rowindex={1}
            style={layout}
            className="grid h-8 items-center font-sans text-xs font-medium text-soft"
          >
            <span role="columnheader" className="pr-4 pl-5 text-right">
              {T.row}
            </span>
            {names.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields can have the same name
              <span key={place} role="columnheader" className="truncate pr-4" title={name}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <div
          ref={box}
          role="rowgroup"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          onKeyDown={press}
          onScroll={({ currentTarget }) => {
            if (head.current !== null) head.current.scrollLeft = currentTarget.scrollLeft
          }}
          style={
            source.extent < FULL_ROWS
              ? { height: `calc(${source.extent} * ${ROW_REM}rem + 1rem)` }
              : undefined
          }
          className="relative h-72 max-h-72 overflow-auto overscroll-contain focus-visible:-outline-offset-2 [overflow-anchor:none]"
        >
          <div role="presentation" style={{ height: view?.height ?? 0 }}>
            {view?.lines.map(({ top, line }) => (
              <div
                key={line === undefined ? `at-${top}` : String(line.key)}
                role="row"
                aria-rowindex={line === undefined ? undefined : toRowIndex(line)}
                aria-current={(line !== undefined && line.key === marked) || undefined}
                style={{ ...layout, top }}
                className={`group absolute left-0 grid h-6 items-center leading-6 ${rowLook(line !== undefined && line.key === marked)}`}
              >
                {line !== undefined && <Cells row={line} isMarked={line.key === marked} />}
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-xs/5 text-soft sm:px-5">
        <p className="tabular-nums">{view === null ? '' : toSeen(view, source)}</p>
        <div className="ml-auto flex items-center gap-x-4">{children}</div>
      </div>
    </div>
  )
}

interface CellsProps {
  readonly row: TableRow
  readonly isMarked: boolean
}

function Cells({ row: { key, cells }, isMarked }: CellsProps) {
  return (
    <>
      <span role="rowheader" className={rowNumberLook(isMarked)}>
        {toNumber(key + 1n)}
      </span>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its place
        <span key={place} role="cell" title={cell} className="truncate whitespace-pre pr-4">
          <bdi>{cell}</bdi>
        </span>
      ))}
    </>
  )
}

/** The largest number that accessibility APIs support. */
const MAX_ROWS = 2n ** 31n - 1n

function toRowCount({ extent }: RowSource): number {
  return extent < MAX_ROWS ? Number(extent) + 1 : -1
}

function toRowIndex({ key }: TableRow): number | undefined {
  return key + 2n <= MAX_ROWS ? Number(key) + 2 : undefined
}

function toSeen({ first, last, error }: ListView<TableRow>, { extent }: RowSource): string {
  if (error !== null) return ROWS_TEXTS.failed(error instanceof Error ? error.message : String(error))
  if (first === null || last === null) return ''
  return ROWS_TEXTS.seen(toNumber(first.key + 1n), toNumber(last.key + 1n), toNumber(extent))
}
