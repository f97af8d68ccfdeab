import { apiTokens, type BodyOf, TOKEN_SCOPES } from '@wordloom/contract'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { CurrentPassword } from '../current-password.tsx'
import { FormFailure, reportAccountFailure } from '../form-failure.tsx'
import { NEW_TOKEN_TEXTS as T } from './texts.ts'

interface NewTokenFormProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly onSubmit: (body: BodyOf<typeof apiTokens.create>) => Promise<void>
  readonly onCancel: () => void
}

const SCOPES = TOKEN_SCOPES.map((value) => ({ value, label: T.scopes[value] }))
const FIRST_DAYS = 90

export function NewTokenForm({ email, hasPassword, onSubmit, onCancel }: NewTokenFormProps) {
  const { form, field, errors, isSubmitting, submit, failure } = useApiForm({
    schema: apiTokens.create.body,
    defaultValues: { name: '', scope: 'read', days: FIRST_DAYS, ...(hasPassword && { currentPassword: '' }) },
    send: onSubmit,
    onFailure: reportAccountFailure,
  })
  useKeptForm(form, 'the new token', ['name', 'scope', 'days'])
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <TextField label={T.name} placeholder={T.placeholder} autoCapitalize="sentences" {...field('name')} />
      <SegmentedControl
        label={T.scope}
        choices={SCOPES}
        value={form.watch('scope')}
        onChange={(scope) => form.setValue('scope', scope)}
      />
      <Field label={T.life} error={errors.days?.message}>
        {(control) => (
          <select
            {...control}
            className={`${SELECT} min-h-10`}
            {...form.register('days', { valueAsNumber: true })}
          >
            {Object.entries(T.lives).map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasPassword && <CurrentPassword email={email} {...field('currentPassword')} />}
      <FormFailure failure={failure} otherwise={T.failed} />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onCancel}>
          {T.cancel}
        </Button>
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending}>
          {T.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
