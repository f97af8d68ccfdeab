import { GENERATOR_LABELS } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import { toGrouped } from '../quantities.ts'
import { type RowSource, toWholeText } from './row-source.ts'
import { PRINT_TEXTS } from './texts.ts'

/** More is not for paper: a file takes it. */
const MOST_ROWS = 1000
const QUIET_MILLISECONDS = 800

interface Printed {
  readonly text: string
  readonly rows: number
}

/** What paper gets of the results: plain rows. They are here before anybody prints, because printing waits for nothing. */
export function PrintedRows({ source }: { readonly source: RowSource }) {
  const [printed, setPrinted] = useState<Printed | null>(null)
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const rows = await source.after(0n, MOST_ROWS).catch(() => [])
      const text = rows.map(({ parts }) => toWholeText(parts, source.texts)).join('\n')
      if (isWanted) setPrinted({ text, rows: rows.length })
    }, QUIET_MILLISECONDS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [source])
  if (printed === null) return null
  const isAll = BigInt(printed.rows) >= source.extent || printed.rows < MOST_ROWS
  return (
    <div data-printed-rows className="hidden print:block">
      <h1 className="text-lg font-bold">{GENERATOR_LABELS.results}</h1>
      {!isAll && <p>{PRINT_TEXTS.first(toGrouped(printed.rows), toGrouped(source.extent))}</p>}
      <pre className="mt-3 font-mono text-sm/6 wrap-anywhere whitespace-pre-wrap">{printed.text}</pre>
    </div>
  )
}
