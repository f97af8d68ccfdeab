import { type ChangeEvent, useState } from 'react'
import { TextField } from '#ui/form/text-field.tsx'
import { limitInsertion } from './characters.ts'
import { LIMIT_TEXTS } from './texts.ts'

interface LimitedFieldProps {
  readonly label: string
  readonly limit: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string
}

export function LimitedField({ label, limit, value, onChange, className = '' }: LimitedFieldProps) {
  // While an input method is composing, the text can be longer than the final one.
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
      {/* The line is always as high as its text: if it came and went, it would move the buttons below. */}
      <p role="status" className="min-h-5 text-xs/5 text-soft">
        {isFull && LIMIT_TEXTS.full(limit)}
      </p>
    </div>
  )
}

/** React moves the caret to the end when it sets a value other than the typed one. */
function keepCaret(input: HTMLInputElement, limited: string): void {
  const refused = input.value.length - limited.length
  const caret = Math.max(0, (input.selectionStart ?? limited.length) - refused)
  queueMicrotask(() => input.setSelectionRange(caret, caret))
}
