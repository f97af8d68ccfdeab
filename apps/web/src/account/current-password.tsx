import type { ComponentProps } from 'react'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ACCOUNT_TEXTS } from './texts.ts'
import { UsernameField } from './username-field.tsx'

interface CurrentPasswordProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  readonly email: string
}

export function CurrentPassword({ email, ...field }: CurrentPasswordProps) {
  return (
    <>
      <UsernameField email={email} />
      <PasswordField label={ACCOUNT_TEXTS.currentPassword} autoComplete="current-password" {...field} />
    </>
  )
}
