import { useEffect, useRef } from 'react'
import { isTyping } from '../../shared/lib/is-typing.ts'
import { SearchIcon } from '../../shared/ui/icons.tsx'
import { PROJECTS_TEXTS as T } from './texts.ts'

interface ProjectSearchProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

export function ProjectSearch({ text, onChange }: ProjectSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || document.querySelector('[role$="dialog"]') !== null) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <search className="relative min-w-0 max-sm:grow">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint" />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-label={T.search}
        placeholder={T.search}
        autoComplete="off"
        spellCheck={false}
        className="min-h-9 w-full rounded-md border border-edge bg-card pr-2.5 pl-8 text-base sm:w-64 sm:text-sm"
      />
    </search>
  )
}
