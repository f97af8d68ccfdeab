import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly help?: string
  readonly isOptional?: boolean
  readonly error?: string | undefined
  readonly isMono?: boolean
  readonly trailing?: ReactNode
}

export function TextField({
  label,
  help,
  error,
  isOptional,
  isMono = false,
  trailing,
  className = '',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={`block w-full rounded-md border bg-card read-only:text-soft ${error === undefined ? 'border-edge' : 'border-danger'} ${isMono ? 'min-h-9 px-2.5 font-mono text-sm' : 'min-h-10 px-3 text-base sm:text-sm'} ${trailing === undefined ? '' : 'pr-11'}`}
            {...rest}
          />
          {trailing}
        </div>
      )}
    </Field>
  )
}
