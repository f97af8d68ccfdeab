import { useId, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly error: string
  readonly onChange: (value: number) => void
}

/** A whole number inside a sentence. What is typed stays, even if it's no number; then the last number stays in use. */
export function NumberField({ label, value, least, most, error, onChange }: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  const number = toWhole(typed)
  const isValid = number !== null && number >= least && number <= most
  // The number was changed elsewhere, such as by Undo.
  if (isValid && number !== value) setTyped(String(value))

  function change(text: string) {
    setTyped(text)
    const changed = toWhole(text)
    if (changed !== null && changed >= least && changed <= most) onChange(changed)
  }
  return (
    <>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={!isValid || undefined}
        aria-describedby={isValid ? undefined : id}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => change(target.value)}
        style={{ width: `calc(${Math.max(2, typed.length)}ch + 1.25rem)` }}
        className={`min-h-8 max-w-full rounded-md border bg-card px-2 text-center text-base tabular-nums sm:text-sm ${isValid ? 'border-edge' : 'border-danger'}`}
      />
      {!isValid && (
        <span id={id} role="alert" className="order-last basis-full text-xs/5 text-danger">
          {error}
        </span>
      )}
    </>
  )
}

/** Digits may be grouped by commas or spaces. */
function toWhole(text: string): number | null {
  const digits = text.trim().replaceAll(/[,\s]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
