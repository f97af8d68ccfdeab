import { type FormEvent, useState } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { SEARCH_TEXTS } from './texts.ts'

export interface ResultSearchProps {
  readonly generator: Pick<GeneratorModel, 'results' | 'actions'>
  readonly onFound: (row: bigint) => void
}

export function ResultSearch({ generator, onFound }: ResultSearchProps) {
  const [message, setMessage] = useState('')

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('wanted') ?? '')
    if (wanted === '') return
    setMessage('')
    // Search for the text first, because a combination can look like a number.
    const found = await generator.actions.find(wanted)
    if (found.kind === 'found') {
      onFound(found.row)
      const { results } = generator
      const isNumbered = results.kind !== 'ready' || results.source.isNumbered
      const toText = isNumbered ? SEARCH_TEXTS.foundInRow : SEARCH_TEXTS.foundAtPosition
      setMessage(toText(toNumber(found.row + 1n)))
      return
    }
    const row = toRow(wanted)
    if (found.kind === 'failed') setMessage(found.message)
    else if (row === null) setMessage(SEARCH_TEXTS.notFound)
    else setMessage(goTo(row))
  }

  function goTo(row: bigint): string {
    const { results } = generator
    if (results.kind !== 'ready') return ''
    const { extent, isNumbered } = results.source
    if (row < 1n || row > extent)
      return (isNumbered ? SEARCH_TEXTS.thereAreRows : SEARCH_TEXTS.thereArePositions)(toNumber(extent))
    onFound(row - 1n)
    return (isNumbered ? SEARCH_TEXTS.row : SEARCH_TEXTS.position)(toNumber(row))
  }

  return (
    <search className="max-sm:w-full">
      <form className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-row-reverse" onSubmit={search}>
        <input
          id="result-search"
          name="wanted"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.label}
          onChange={({ target }) => setMessage(toHint(target.value))}
          className="min-h-9 w-52 rounded-md max-sm:grow border border-edge bg-card px-2.5 text-sm placeholder:text-faint"
        />
        <p role="status" className="text-xs/5 text-soft tabular-nums max-sm:w-full">
          {message}
        </p>
      </form>
    </search>
  )
}

function toHint(text: string): string {
  if (text === '') return ''
  return toRow(text) === null ? SEARCH_TEXTS.hint : SEARCH_TEXTS.hintOfNumber
}

/** Accepts digits grouped by commas, spaces, periods, or apostrophes. */
function toRow(text: string): bigint | null {
  const digits = text.trim().replace(/(?<=\d)[,.'’_\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return /^\d{1,60}$/.test(digits) ? BigInt(digits) : null
}
