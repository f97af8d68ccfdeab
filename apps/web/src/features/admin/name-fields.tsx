import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../shared/ui/text-field.tsx'

interface NameField {
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
}

interface NameFieldsProps {
  readonly first: NameField
  readonly last: NameField
}

/** The names of somebody else: browsers must not fill in those of whoever sits before them. */
export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First name" isOptional autoCapitalize="words" error={first.error} {...first.field} />
      <TextField label="Last name" isOptional autoCapitalize="words" error={last.error} {...last.field} />
    </div>
  )
}
