import { type Metric, type Ngram, type NgramOrder, ratesOf, toRate } from '@wordloom/lists'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { SaveAsList } from '../save-as-list.tsx'
import type { NgramReply } from './ngrams.worker.ts'
import { NGRAMS_TEXTS as T } from './texts.ts'

interface NgramTableProps {
  readonly reply: NgramReply
  readonly order: NgramOrder
  readonly isReversed: boolean
  readonly onSort: (order: NgramOrder) => void
}

const FRAME = 'mt-2 max-h-[36rem] overflow-auto rounded-md border border-line bg-card'
const CELL = 'py-1.5 pl-4 text-right align-middle tabular-nums first:text-left last:pr-4'

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const MONEY = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

export function NgramTable({ reply: { metrics, rows, count }, order, isReversed, onSort }: NgramTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rates = ratesOf(metrics)
  const columns: readonly { readonly order: NgramOrder; readonly name: string }[] = [
    { order: 'text', name: T.phrase },
    { order: 'size', name: T.size },
    { order: 'terms', name: T.count },
    ...metrics.map((metric) => ({ order: metric, name: T.metrics[metric] })),
  ]
  function select(text: string, isOn: boolean) {
    const next = new Set(selected)
    if (isOn) next.add(text)
    else next.delete(text)
    setSelected(next)
  }
  const copy = (toLine: (text: string) => string) =>
    copyAndTell([...selected].map(toLine).join('\n'), {
      copied: { title: T.copied },
      failed: { title: T.notCopied },
    })
  return (
    <div className="mt-6 min-w-0">
      <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm/6 tabular-nums">
        <p role="status" className="text-soft">
          {count === 0 ? T.none : T.found(count)}
          {selected.size > 0 && `, ${T.selected(selected.size)}`}
        </p>
        {selected.size > 0 && (
          <>
            <Button className="min-h-8 px-2.5 py-1" onClick={() => copy((text) => text)}>
              {T.copy}
            </Button>
            <Button className="min-h-8 px-2.5 py-1" onClick={() => copy((text) => `"${text}"`)}>
              {T.copyNegatives}
            </Button>
            <SaveAsList name={T.listName} read={async () => [...selected].join('\n')} />
          </>
        )}
      </div>
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
        <section aria-label={T.table} tabIndex={0} className={FRAME}>
          <table className="w-full border-collapse text-sm/6">
            <thead className="sticky top-0 z-1 bg-wash text-xs/5 text-soft">
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.order}
                    scope="col"
                    aria-sort={toAriaSort(column.order, order, isReversed)}
                    className={CELL}
                  >
                    <button
                      type="button"
                      title={T.sortBy(column.name)}
                      onClick={() => onSort(column.order)}
                      className="inline-flex min-h-8 items-center gap-1 font-medium whitespace-nowrap hover:text-ink"
                    >
                      {column.name}
                      {column.order === order &&
                        (isAscending(order, isReversed) ? <ArrowUpIcon /> : <ArrowDownIcon />)}
                    </button>
                  </th>
                ))}
                {rates.map((rate) => (
                  <th key={rate} scope="col" className={`${CELL} font-medium whitespace-nowrap`}>
                    {T.rates[rate]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((ngram) => (
                <tr key={ngram.text} className="border-t border-line">
                  <th scope="row" className={`${CELL} min-w-40 font-medium wrap-anywhere`}>
                    <label className="inline-flex cursor-pointer items-center gap-2">
                      <input
                        type="checkbox"
                        aria-label={T.select(ngram.text)}
                        checked={selected.has(ngram.text)}
                        onChange={({ target }) => select(ngram.text, target.checked)}
                        className="size-4 accent-accent"
                      />
                      {ngram.text}
                    </label>
                  </th>
                  <td className={CELL}>{ngram.size}</td>
                  <td className={CELL}>{NUMBER.format(ngram.terms)}</td>
                  {metrics.map((metric) => (
                    <td key={metric} className={CELL}>
                      {(isMoney(metric) ? MONEY : NUMBER).format(ngram.sums[metric])}
                    </td>
                  ))}
                  {rates.map((rate) => (
                    <td key={rate} className={CELL}>
                      {showRate(rate, ngram)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {count > rows.length && <p className="mt-2 text-sm/6 text-soft">{T.more(count - rows.length)}</p>}
    </div>
  )
}

/** Numbers begin with the largest, texts with the first of the alphabet. */
function isAscending(order: NgramOrder, isReversed: boolean): boolean {
  return (order === 'text') !== isReversed
}

function toAriaSort(column: NgramOrder, order: NgramOrder, isReversed: boolean) {
  if (column !== order) return undefined
  return isAscending(order, isReversed) ? 'ascending' : 'descending'
}

function isMoney(metric: Metric): boolean {
  return metric === 'cost' || metric === 'value'
}

function showRate(rate: Parameters<typeof toRate>[0], { sums }: Ngram): string {
  const value = toRate(rate, sums)
  if (value === null) return '–'
  return rate === 'ctr' || rate === 'conversionRate' ? PERCENT.format(value) : MONEY.format(value)
}
