import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly help?: string
  /** Whether it may stay empty where most fields may not. */
  readonly isOptional?: boolean
  /** What is wrong with the value. */
  readonly error?: string | undefined
  /** For words and what stands between them. */
  readonly isMono?: boolean
  /** Stands inside the field, at its end. */
  readonly trailing?: ReactNode
}

export function TextField({
  label,
  help,
  error,
  isOptional = false,
  isMono = false,
  trailing,
  className = '',
  ...rest
}: TextFieldProps) {
  const id = useId()
  const descriptions = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`]
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[13px]/5 font-medium text-soft">
        {label}
        {isOptional && <span className="font-normal text-faint"> (optional)</span>}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={`block w-full rounded-md border bg-card ${error === undefined ? 'border-edge' : 'border-danger'} ${isMono ? 'min-h-9 px-2.5 font-mono text-sm' : 'min-h-10 px-3 text-base sm:text-sm'} ${trailing === undefined ? '' : 'pr-11'}`}
          {...rest}
        />
        {trailing}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-[13px]/5 text-danger">
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1.5 text-[13px]/5 text-faint">
          {help}
        </p>
      )}
    </div>
  )
}
