import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#ui/form/text-field.tsx'
import { USER_FIELD_TEXTS as T } from '../texts.ts'

interface NameField extends UseFormRegisterReturn {
  readonly error: string | undefined
}

interface NameFieldsProps {
  readonly first: NameField
  readonly last: NameField
}

/** These fields have no autocomplete, so that browsers don't fill in the administrator's own name. */
export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={T.firstName} isOptional autoCapitalize="words" {...first} />
      <TextField label={T.lastName} isOptional autoCapitalize="words" {...last} />
    </div>
  )
}
