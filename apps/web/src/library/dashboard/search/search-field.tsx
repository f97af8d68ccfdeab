import { useEffect, useRef } from 'react'
import { isTyping } from '#platform/lib/is-typing.ts'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { Kbd } from '#ui/text/kbd.tsx'
import { DASHBOARD_TEXTS as T } from '../texts.ts'
import { focusHit, SEARCH_FIELD } from './hits.ts'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const MAX_CHARACTERS = 200

/** `/` focuses the field, the down arrow moves to the first hit, and Escape clears the search. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <search className="relative w-full sm:w-72">
      <SearchIcon className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-faint" />
      <input
        ref={field}
        id={SEARCH_FIELD}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={T.searchHere}
        enterKeyHint="search"
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault()
            onChange('')
          } else if (event.key === 'ArrowDown' && focusHit(0)) event.preventDefault()
        }}
        className={`min-h-9 w-full rounded-md border border-edge bg-card pl-8 text-base sm:text-sm ${value === '' ? 'pr-9' : 'pr-2.5'}`}
      />
      {value === '' && (
        <span aria-hidden="true" className="pointer-events-none absolute top-1.5 right-2 max-sm:hidden">
          <Kbd>/</Kbd>
        </span>
      )}
    </search>
  )
}
