import { MAX_COLUMN_NAME_CHARACTERS } from '@wordloom/contract'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { COLUMN_TEXTS } from '../../texts.ts'
import { ARRANGING_TEXTS as T } from './texts.ts'

interface NameFieldProps {
  readonly place: number
  readonly name: string
  readonly onEnd: (name: string | null) => void
}

export default function NameField({ place, name, onEnd }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const hasEnded = useRef(false)
  useLayoutEffect(() => field.current?.select(), [])

  function end(typed: string | null) {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(typed?.trim() === name ? null : (typed?.trim() ?? null))
  }
  function endByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const heading = event.currentTarget.parentElement
    end(event.key === 'Enter' ? event.currentTarget.value : null)
    // The title's button replaces this field.
    setTimeout(() => heading?.querySelector('button')?.focus())
  }

  return (
    <input
      ref={field}
      aria-label={T.nameOf(place)}
      defaultValue={name}
      placeholder={COLUMN_TEXTS.name(place)}
      maxLength={MAX_COLUMN_NAME_CHARACTERS}
      autoComplete="off"
      className="block min-h-7 w-full rounded-sm border border-edge bg-card px-1 placeholder:text-faint"
      onKeyDown={endByKey}
      onBlur={({ currentTarget }) => end(currentTarget.value)}
    />
  )
}
