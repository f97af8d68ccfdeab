import { sessions } from '@wordloom/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { call } from '../../shared/lib/api.ts'
import { toFailure } from '../../shared/lib/failure.ts'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { setUser } from '../../shared/user/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWaysIn } from './other-ways-in.tsx'

const FAILED = { title: 'Login Failed', description: 'Invalid email or password.' }

export function SignIn() {
  const form = useCheckedForm(sessions.signIn.body)
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string | null>(null)

  const signIn = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      setUser(await call(sessions.signIn, { body }))
      showToast({ title: 'Login Successful', description: 'Welcome back to the product!' })
    } catch (error) {
      const failed = toFailure(error, FAILED)
      showToast(failed)
      setFailure(failed.description)
      form.setFocus('password', { shouldSelect: true })
    }
  })
  function fillIn(account: { readonly email: string; readonly password: string }) {
    form.setValue('email', account.email)
    form.setValue('password', account.password)
    form.clearErrors()
  }
  return (
    <AuthFrame
      title="Sign In"
      intro={
        <>
          New here?{' '}
          <Link to="/signup" className={TEXT_LINK}>
            Sign Up
          </Link>
        </>
      }
    >
      <form method="post" noValidate onSubmit={signIn} className="mt-6 grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link to="/forgot-password" className={`justify-self-start text-sm/6 ${TEXT_LINK}`}>
          Forgot your password?
        </Link>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton isPending={isSubmitting} pendingLabel="Signing in…">
          Sign In
        </SubmitButton>
      </form>
      <OtherWaysIn onDemoAccount={fillIn} />
    </AuthFrame>
  )
}
