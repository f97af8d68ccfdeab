import { SECOND_STEP_PATH, sessions } from '@wordloom/contract'
import { Link, useNavigate } from 'react-router'
import { call } from '#platform/lib/api.ts'
import { setUser } from '#platform/user/session.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { showToast } from '#ui/toast/toast.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { keepWaitingStep } from '../second-step/waiting-step.ts'
import { LOGIN_TEXTS as T } from '../texts.ts'
import { OtherWaysIn } from './other-ways-in.tsx'
import { toSignInFailure } from './sign-in-failure.ts'

export function SignIn() {
  const navigate = useNavigate()
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: sessions.signIn.body,
    send: async (body) => {
      const reply = await call(sessions.signIn, { body })
      if ('secondStep' in reply) {
        keepWaitingStep(reply)
        await navigate(SECOND_STEP_PATH)
      } else {
        setUser(reply)
        showToast(T.done)
      }
    },
    onFailure: (error) => {
      const failed = toSignInFailure(error)
      showToast(failed)
      form.setFocus('password', { shouldSelect: true })
      return failed.description
    },
  })
  function fillIn(account: { readonly email: string; readonly password: string }) {
    form.setValue('email', account.email)
    form.setValue('password', account.password)
    form.clearErrors()
  }
  return (
    <AuthFrame title={T.title} intro={<RichText text={T.intro} tags={{ link: toLink('/signup') }} />}>
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <TextField label={T.email} type="email" autoComplete="username webauthn" {...field('email')} />
        <PasswordField label={T.password} autoComplete="current-password" {...field('password')} />
        <Link to="/forgot-password" className={`justify-self-start text-sm/6 ${TEXT_LINK}`}>
          {T.forgotten}
        </Link>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending}>
          {T.submit}
        </SubmitButton>
      </form>
      <OtherWaysIn onDemoAccount={fillIn} />
    </AuthFrame>
  )
}
