import { NewPassword } from '@wordloom/contract'
import * as z from 'zod/mini'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { REPLACE_PASSWORD_TEXTS as T } from '../texts.ts'
import { LinkFailure } from './link-failure.tsx'
import { useVerification } from './use-verification.ts'

const NewPasswordTwice = z.object({ newPassword: NewPassword, confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: T.mismatch,
  }),
)

interface ReplacePasswordProps {
  readonly token: string
  readonly onBack: () => void
  readonly onDone: (message: string) => void
}

/** Someone else may have signed up with this address. Here its owner takes the account over. */
export function ReplacePassword({ token, onBack, onDone }: ReplacePasswordProps) {
  const { field, isSubmitting, submit, failure } = useVerification({
    schema: NewPasswordTwice,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    onDone,
  })
  return (
    <AuthFrame key="new-password" title={T.title} intro={<p>{T.intro}</p>} isNextStep>
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <PasswordField
          label={T.password}
          autoComplete="new-password"
          help={T.passwordHelp}
          {...field('newPassword', { deps: 'confirmPassword' })}
        />
        <PasswordField label={T.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
        <LinkFailure failure={failure} />
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="mt-2">
          {T.submit}
        </SubmitButton>
      </form>
      <Button className="mt-2 min-h-10 w-full" onClick={onBack}>
        {T.back}
      </Button>
    </AuthFrame>
  )
}
