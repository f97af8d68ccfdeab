import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Row, RowSource } from '#generator/compute/row-source.ts'
import type { Results } from '#generator/state/generator-state.ts'
import { toNumber } from '#platform/format/numbers.ts'
import { columnColors } from '#ui/column-colors.ts'
import { ROWS_TEXTS } from '../texts.ts'
import { type Line, toLines, toPerLine, toWidest } from './lines.ts'
import type { ListView } from './list-scroll.ts'
import { ResultRow } from './result-row.tsx'
import { ROW_REM, useListScroll } from './use-list-scroll.ts'

export interface ResultListHandle {
  goTo(row: bigint): void
  focus(): void
}

export interface ResultListProps {
  readonly results: Extract<Results, { kind: 'preparing' | 'ready' }>
  readonly isTinted: boolean
  /** Counts the presses of Generate. Each sends a shuttle into the first rows. */
  readonly presses?: number
  readonly ref?: Ref<ResultListHandle>
  readonly children?: ReactNode
}

const MIN_DIGITS = 4
const FULL_ROWS = 13n
/** Their widths decide how many rows fit side by side, until a wider row shows. */
const MEASURED_ROWS = 64

interface Widest {
  readonly source: RowSource
  readonly characters: number
}

export function ResultList({ results, isTinted, presses = 0, ref, children }: ResultListProps) {
  const { source } = results
  return (
    <div className="relative min-w-0 border-line border-t print:hidden">
      {presses > 0 && source !== null && <RowShuttle key={presses} source={source} />}
      {source === null ? (
        <div className="h-80 animate-pulse bg-wash" />
      ) : (
        <Rows source={source} label={toLabel(results)} isTinted={isTinted} ref={ref}>
          {children}
        </Rows>
      )}
    </div>
  )
}

interface RowsProps {
  readonly source: RowSource
  readonly label: string
  readonly isTinted: boolean
  readonly ref: Ref<ResultListHandle> | undefined
  readonly children: ReactNode
}

function Rows({ source, label, isTinted, ref, children }: RowsProps) {
  const box = useRef<HTMLElement>(null)
  const [widest, setWidest] = useState<Widest | null>(null)
  const [rem, setRem] = useState(0)
  const [marked, setMarked] = useState<bigint | null>(null)

  const digits = toNumber(source.extent).length
  const isMeasured = widest?.source === source && rem > 0
  const perLine = isMeasured ? toPerLine(source, digits, widest.characters, rem) : 1
  // Until the new rows are measured, the rows before them stay.
  const lines = useMemo(() => (isMeasured ? toLines(source, perLine) : null), [source, perLine, isMeasured])

  const { view, press, goTo } = useListScroll(box, lines, setRem)
  useEffect(() => {
    let isWanted = true
    const measure = (rows: readonly Row[]) => isWanted && setWidest({ source, characters: toWidest(rows) })
    const ends = [source.after(0n, MEASURED_ROWS), source.before(source.extent, MEASURED_ROWS)]
    void Promise.all(ends).then(
      (rows) => measure(rows.flat()),
      () => measure([]),
    )
    return () => {
      isWanted = false
    }
  }, [source])
  useLayoutEffect(() => {
    if (view === null || perLine === 1) return
    const characters = toWidest(view.lines.flatMap(({ line }) => line?.rows ?? []))
    setWidest((known) => (known !== null && known.characters < characters ? { ...known, characters } : known))
  }, [view, perLine])
  useImperativeHandle(ref, () => ({
    goTo: (row) => {
      setMarked(row)
      goTo(row)
    },
    focus: () => box.current?.focus(),
  }))

  // Fit the visible numbers only: those at the end of a long list would fill a phone's screen.
  const highest = view?.lines.findLast(({ line }) => line !== undefined)?.line?.rows.at(-1)?.key ?? 0n
  const height = lines?.extent ?? source.extent
  const gutter = `${Math.max(MIN_DIGITS, toNumber(highest + 1n).length)}ch`
  return (
    <>
      <section
        ref={box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onKeyDown={press}
        style={height < FULL_ROWS ? { height: `calc(${height} * ${ROW_REM}rem + 1rem)` } : undefined}
        className="relative mt-2 h-80 max-h-80 overflow-auto overscroll-contain font-mono text-sm focus-visible:-outline-offset-2 [overflow-anchor:none]"
      >
        <ul className="relative min-w-full" style={{ height: view?.height ?? 0 }}>
          {view?.lines.flatMap(({ top, line }) =>
            (line?.rows ?? [undefined]).map((row, place) => (
              <ResultRow
                key={row === undefined ? `at-${top}` : String(row.key)}
                top={top}
                place={place}
                perLine={perLine}
                row={row}
                source={source}
                gutter={gutter}
                isTinted={isTinted}
                isMarked={row !== undefined && row.key === marked}
              />
            )),
          )}
        </ul>
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-xs/5 text-soft sm:px-5">
        <p className="tabular-nums">{view === null ? '' : toSeen(view, source)}</p>
        <div className="ml-auto flex flex-wrap items-center gap-x-4">{children}</div>
      </div>
    </>
  )
}

function toLabel(results: ResultListProps['results']): string {
  if (results.kind === 'preparing') return ROWS_TEXTS.firstRows
  const { rows, total } = results
  return rows === null ? ROWS_TEXTS.rowsAtMost(toNumber(total)) : ROWS_TEXTS.rows(toNumber(rows), rows === 1n)
}

function toSeen({ first, last, error }: ListView<Line>, { isNumbered, extent }: RowSource): string {
  if (error !== null) return ROWS_TEXTS.failed(error instanceof Error ? error.message : String(error))
  const [top] = first?.rows ?? []
  const bottom = last?.rows.at(-1)
  if (top === undefined || bottom === undefined) return ''
  const toText = isNumbered ? ROWS_TEXTS.seen : ROWS_TEXTS.seenPositions
  return toText(toNumber(top.key + 1n), toNumber(bottom.key + 1n), toNumber(extent))
}

function RowShuttle({ source: { columns, extent } }: { readonly source: RowSource }) {
  const woven = [...new Set(columns)].filter((_, row) => BigInt(row) < extent)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-2 z-10 hidden overflow-hidden motion-safe:block print:hidden"
    >
      {woven.map((place) => (
        <div key={place} className="flex h-6 items-end motion-safe:animate-weft">
          <span className={`h-[3px] w-10 rounded-full ${columnColors(place).edge}`} />
        </div>
      ))}
    </div>
  )
}
