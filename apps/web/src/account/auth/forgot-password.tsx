import { accounts, RESET_LINK_MINUTES } from '@wordloom/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/lib/api.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { LetterDrawing } from '#ui/drawings/step-drawings.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { showToast } from '#ui/toast/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DemoMailNote } from './demo-mail-note.tsx'
import { reportAuthFailure } from './report-failure.ts'
import { RESET_SENT_TEXTS as SENT, FORGOT_PASSWORD_TEXTS as T } from './texts.ts'

export function ForgotPassword() {
  const [message, setMessage] = useState<string | null>()
  if (message == null) return <EmailForm isNextStep={message === null} onSent={setMessage} />
  return (
    <AuthFrame title={SENT.title} intro={<p>{message}</p>} drawing={<LetterDrawing />} isNextStep>
      <p className="mt-3 text-sm/6 text-soft">{SENT.limits(RESET_LINK_MINUTES)}</p>
      <DemoMailNote />
      <div className="mt-6 grid gap-2 sm:grid-cols-2">
        <Button className="min-h-10" onClick={() => setMessage(null)}>
          {SENT.again}
        </Button>
        <Link to="/login" className={buttonClass('primary', 'min-h-10')}>
          {SENT.back}
        </Link>
      </div>
    </AuthFrame>
  )
}

interface EmailFormProps {
  readonly isNextStep: boolean
  readonly onSent: (message: string) => void
}

function EmailForm({ isNextStep, onSent }: EmailFormProps) {
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema: accounts.forgotPassword.body,
    send: async (body) => {
      const { message } = await call(accounts.forgotPassword, { body })
      showToast({ title: SENT.toast, description: message })
      onSent(message)
    },
    onFailure: (error) => reportAuthFailure(error),
  })
  return (
    <AuthFrame title={T.title} isNextStep={isNextStep} intro={<p>{T.intro}</p>}>
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <TextField label={T.email} type="email" autoComplete="username" {...field('email')} />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending}>
          {T.submit}
        </SubmitButton>
      </form>
      <p className="mt-5 text-sm/6">
        <Link to="/login" className={TEXT_LINK}>
          {T.back}
        </Link>
      </p>
    </AuthFrame>
  )
}
