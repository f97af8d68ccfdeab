import type { ComponentProps } from 'react'
import { ACCOUNT_TEXTS } from '../../shared/account/texts.ts'
import { UsernameField } from '../../shared/account/username-field.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'

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
