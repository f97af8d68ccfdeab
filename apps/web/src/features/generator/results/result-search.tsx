import { type FormEvent, useState } from 'react'
import type { Loom } from '../loom/loom.ts'

export interface ResultSearchProps {
  readonly loom: Pick<Loom, 'results' | 'actions'>
  /** Where a row is, counted from 0. */
  readonly onFound: (row: bigint) => void
}

const count = new Intl.NumberFormat()

/** Goes to a row by its number, or to a combination by its text. */
export function ResultSearch({ loom, onFound }: ResultSearchProps) {
  const [message, setMessage] = useState('')

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('wanted') ?? '')
    if (wanted === '') return
    setMessage('')
    // A combination that looks like a number is still found as one.
    const found = await loom.actions.find(wanted)
    if (found.kind === 'found') {
      onFound(found.row)
      const { results } = loom
      const isNumbered = results.kind !== 'ready' || results.source.isNumbered
      setMessage(`Found ${isNumbered ? 'in row' : 'at position'} ${count.format(found.row + 1n)}`)
      return
    }
    const row = toRow(wanted)
    if (found.kind === 'failed') setMessage(found.message)
    else if (row === null) setMessage('Not among the combinations')
    else setMessage(goTo(row))
  }

  function goTo(row: bigint): string {
    const { results } = loom
    if (results.kind !== 'ready') return ''
    const { extent, isNumbered } = results.source
    if (row < 1n || row > extent)
      return `There are ${isNumbered ? 'rows' : 'positions'} 1 to ${count.format(extent)}`
    onFound(row - 1n)
    return `${isNumbered ? 'Row' : 'Position'} ${count.format(row)}`
  }

  return (
    <search className="max-sm:w-full">
      <form className="flex flex-wrap items-center gap-2" onSubmit={search}>
        <input
          id="result-search"
          name="wanted"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Find or go to row"
          placeholder="Find or go to row"
          className="min-h-9 w-52 rounded-md max-sm:grow border border-edge bg-card px-2.5 text-sm placeholder:text-faint"
        />
        <p role="status" className="text-sm text-soft">
          {message}
        </p>
      </form>
    </search>
  )
}

/** A row number as people write it: grouped by commas, spaces, points or apostrophes. */
function toRow(text: string): bigint | null {
  const digits = text.trim().replace(/(?<=\d)[,.'’_\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return /^\d{1,60}$/.test(digits) ? BigInt(digits) : null
}
