import { GivenPassword } from '@wordloom/contract'
import * as z from 'zod/mini'
import { toFailure } from '#platform/lib/failure.ts'
import { Mark } from '#ui/drawings/mark.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { openShared, type SharedContent } from '../content/content.ts'
import { SHARED_PASSWORD_TEXTS as T } from './texts.ts'

const Unlocking = z.object({ password: GivenPassword })

interface SharedPasswordProps {
  readonly secret: string
  readonly onOpened: (item: SharedContent) => void
}

export function SharedPassword({ secret, onOpened }: SharedPasswordProps) {
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: Unlocking,
    defaultValues: { password: '' },
    send: async ({ password }) => onOpened(await openShared({ secret, password })),
    onFailure: (error) => {
      form.setFocus('password', { shouldSelect: true })
      return toFailure(error, { title: '', description: T.failed }).description
    },
  })
  return (
    <main className="mx-auto w-full max-w-md grow px-4 py-16 sm:px-8 sm:py-24">
      <Mark className="size-12" />
      <h1 className={`mt-6 ${PAGE_TITLE}`}>{T.title}</h1>
      <p className="mt-3 text-soft">{T.about}</p>
      <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <PasswordField label={T.label} autoComplete="off" autoFocus {...field('password')} />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending}>
          {T.submit}
        </SubmitButton>
      </form>
    </main>
  )
}
