import { type ComponentProps, useId } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly help?: string
}

export function TextField({ label, help, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[13px]/5 font-medium text-soft">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="block min-h-9 w-full rounded-md border border-edge bg-card px-2.5 font-mono text-sm"
        {...rest}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-xs/5 text-faint">
          {help}
        </p>
      )}
    </div>
  )
}
