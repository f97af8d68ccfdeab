import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly help?: string
  readonly isOptional?: boolean
  readonly error?: string | undefined
}

export function TextArea({ label, help, error, isOptional, className = '', ...rest }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional} className={className}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          className={`block max-h-64 min-h-20 w-full resize-y rounded-md border bg-card px-3 py-2 text-base sm:text-sm/6 ${error === undefined ? 'border-edge' : 'border-danger'}`}
          {...rest}
        />
      )}
    </Field>
  )
}
