import { type ReactNode, useId } from 'react'
import { FIELD_TEXTS } from '../texts.ts'

interface FieldProps {
  readonly label: string
  readonly help?: string | undefined
  readonly isOptional?: boolean | undefined
  readonly error?: string | undefined
  readonly className?: string | undefined
  /** Renders the control, which must spread these attributes. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

export function Field({ label, help, error, isOptional = false, className, children }: FieldProps) {
  const id = useId()
  const descriptions = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`]
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-xs/5 font-medium text-soft">
        {label}
        {isOptional && <span className="font-normal text-faint"> {FIELD_TEXTS.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs/5 text-danger">
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1.5 text-xs/5 text-faint">
          {help}
        </p>
      )}
    </div>
  )
}
