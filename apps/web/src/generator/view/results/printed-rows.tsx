import { GENERATOR_LABELS } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { toNumber } from '#platform/format/numbers.ts'
import { type RowSource, toText } from '../../compute/row-source.ts'
import { PRINT_TEXTS } from './texts.ts'

const MAX_ROWS = 1000
const QUIET_MILLISECONDS = 800

/** Fetches the rows before the user prints, because printing can't wait for them. */
export function PrintedRows({ source }: { readonly source: RowSource }) {
  const [rows, setRows] = useState<readonly string[]>([])
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const read = await source.after(0n, MAX_ROWS).catch(() => [])
      if (isWanted) setRows(read.map(({ segments }) => toText(segments)))
    }, QUIET_MILLISECONDS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [source])
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting || rows.length === 0) return null
  const isAll = rows.length < MAX_ROWS || source.extent <= MAX_ROWS
  return (
    <div data-printed-rows className="hidden print:block">
      <h1 className="text-lg font-bold">{GENERATOR_LABELS.results}</h1>
      {!isAll && <p>{PRINT_TEXTS.first(toNumber(rows.length), toNumber(source.extent))}</p>}
      <pre className="mt-3 font-mono text-sm/6 wrap-anywhere whitespace-pre-wrap">{rows.join('\n')}</pre>
    </div>
  )
}
