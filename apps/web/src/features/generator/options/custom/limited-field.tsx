import { type ChangeEvent, useState } from 'react'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { limitInsertion } from './characters.ts'
import { LIMIT_TEXTS } from './texts.ts'

interface LimitedFieldProps {
  readonly label: string
  /** In characters as a person counts them. */
  readonly limit: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** A text field that takes no more than so many characters and never eats those it has. */
export function LimitedField({ label, limit, value, onChange, className = '' }: LimitedFieldProps) {
  // What an input method is still composing may be longer than what becomes of it.
  const [composed, setComposed] = useState<string | null>(null)
  const [isFull, setIsFull] = useState(false)

  function take(input: HTMLInputElement) {
    const limited = limitInsertion(value, input.value, limit)
    setComposed(null)
    setIsFull(limited !== input.value)
    if (limited !== input.value) keepCaret(input, limited)
    if (limited !== value) onChange(limited)
  }
  function change(event: ChangeEvent<HTMLInputElement>) {
    const native: Event & { readonly isComposing?: boolean } = event.nativeEvent
    if (native.isComposing === true) setComposed(event.target.value)
    else take(event.target)
  }
  return (
    <div className={className}>
      <TextField
        label={label}
        isMono
        value={composed ?? value}
        onChange={change}
        onCompositionEnd={(event) => take(event.currentTarget)}
        onBlur={() => setIsFull(false)}
      />
      <p role="status" className="mt-1 text-xs/5 text-soft empty:hidden">
        {isFull && LIMIT_TEXTS.full(limit)}
      </p>
    </div>
  )
}

/** React puts the caret at the end when it sets a value other than the one typed. */
function keepCaret(input: HTMLInputElement, limited: string): void {
  const refused = input.value.length - limited.length
  const caret = Math.max(0, (input.selectionStart ?? limited.length) - refused)
  queueMicrotask(() => input.setSelectionRange(caret, caret))
}
