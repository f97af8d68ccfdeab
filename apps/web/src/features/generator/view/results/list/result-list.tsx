import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { toNumber } from '../../../../../shared/format/numbers.ts'
import type { RowSource } from '../../../compute/row-source.ts'
import type { Results } from '../../../state/generator-state.ts'
import { ROWS_TEXTS } from '../texts.ts'
import { ListScroll, type ListView } from './list-scroll.ts'
import { ResultRow } from './result-row.tsx'

export interface ResultListHandle {
  /** `row` is counted from 0. */
  goTo(row: bigint): void
  focus(): void
}

export interface ResultListProps {
  readonly results: Extract<Results, { kind: 'preparing' | 'ready' }>
  readonly isTinted: boolean
  readonly ref?: Ref<ResultListHandle>
  readonly children?: ReactNode
}

const FEWEST_DIGITS = 4
const FULL_ROWS = 13n

export function ResultList({ results, isTinted, ref, children }: ResultListProps) {
  const { source } = results
  return (
    <div className="min-w-0 border-line border-t print:hidden">
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
  const scroll = useRef<ListScroll | null>(null)
  const [view, setView] = useState<ListView | null>(null)
  const [marked, setMarked] = useState<bigint | null>(null)
  const firstSource = useRef(source)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const list = new ListScroll(element, toRowHeight(), firstSource.current, setView)
    scroll.current = list
    const observer = new ResizeObserver(() => list.resized())
    observer.observe(element)
    return () => {
      observer.disconnect()
      list.end()
    }
  }, [])
  useEffect(() => {
    if (firstSource.current !== source) scroll.current?.setSource(source)
    firstSource.current = source
  }, [source])
  useImperativeHandle(ref, () => ({
    goTo: (row) => {
      setMarked(row)
      scroll.current?.goTo(row)
    },
    focus: () => box.current?.focus(),
  }))

  function press(event: KeyboardEvent) {
    const list = scroll.current
    if (list === null || event.altKey || event.metaKey || event.target !== event.currentTarget) return
    const move = toMove(event, list)
    if (move === null) return
    event.preventDefault()
    move()
  }

  // Fit the visible numbers only: those at the end of a long list would fill a phone's screen.
  const highest = view?.rows.findLast(({ row }) => row !== undefined)?.row?.key ?? 0n
  const gutter = `${Math.max(FEWEST_DIGITS, toNumber(highest + 1n).length)}ch`
  return (
    <>
      <section
        ref={box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onKeyDown={press}
        style={source.extent < FULL_ROWS ? { height: `calc(${source.extent} * 1.5rem + 1rem)` } : undefined}
        className="relative mt-2 h-80 max-h-80 overflow-auto overscroll-contain font-mono text-sm focus-visible:-outline-offset-2 [overflow-anchor:none]"
      >
        <ul className="relative min-w-full" style={{ height: view?.height ?? 0 }}>
          {view?.rows.map(({ top, row }) => (
            <ResultRow
              key={row === undefined ? `at-${top}` : String(row.key)}
              top={top}
              row={row}
              source={source}
              gutter={gutter}
              isTinted={isTinted}
              isMarked={row !== undefined && row.key === marked}
            />
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-[13px]/5 text-soft sm:px-5">
        <p className="tabular-nums">{view === null ? '' : toSeen(view, source)}</p>
        <div className="ml-auto">{children}</div>
      </div>
    </>
  )
}

function toRowHeight(): number {
  return 1.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

function toMove(event: KeyboardEvent, list: ListScroll): (() => void) | null {
  switch (event.key) {
    case 'ArrowDown':
      return () => list.moveBy(1)
    case 'ArrowUp':
      return () => list.moveBy(-1)
    case 'PageDown':
      return () => list.page(1)
    case 'PageUp':
      return () => list.page(-1)
    case ' ':
      return () => list.page(event.shiftKey ? -1 : 1)
    case 'Home':
      return () => list.toStart()
    case 'End':
      return () => list.toEnd()
    default:
      return null
  }
}

function toLabel(results: ResultListProps['results']): string {
  if (results.kind === 'preparing') return ROWS_TEXTS.firstRows
  const { rows, total } = results
  return rows === null ? ROWS_TEXTS.rowsAtMost(toNumber(total)) : ROWS_TEXTS.rows(toNumber(rows), rows === 1n)
}

function toSeen({ first, last, error }: ListView, { isNumbered, extent }: RowSource): string {
  if (error !== null) return ROWS_TEXTS.failed(error instanceof Error ? error.message : String(error))
  if (first === null || last === null) return ''
  const toText = isNumbered ? ROWS_TEXTS.seen : ROWS_TEXTS.seenPositions
  return toText(toNumber(first.key + 1n), toNumber(last.key + 1n), toNumber(extent))
}
