import { type RefObject, useEffect, useRef } from 'react'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { FAQ_TEXTS } from './texts.ts'

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly outcome: string
}

export function SearchField({ field, query, onQuery, outcome }: SearchFieldProps) {
  const takeOver = useRef(onQuery)
  useEffect(() => {
    // The person may have typed before hydration.
    const typed = field.current?.value ?? ''
    if (typed !== '') takeOver.current(typed)
  }, [field])
  return (
    <search className="noscript:hidden print:hidden">
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-faint" />
        <input
          ref={field}
          type="search"
          aria-label={FAQ_TEXTS.search}
          placeholder={FAQ_TEXTS.search}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-11 w-full rounded-md border border-edge bg-card pr-3 pl-10 text-base/6"
        />
      </div>
      <p role="status" className="mt-2 text-xs/5 text-soft tabular-nums">
        {outcome}
      </p>
    </search>
  )
}
