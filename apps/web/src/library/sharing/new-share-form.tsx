import { type BodyOf, type ShareKind, shares } from '@wordloom/contract'
import { useId } from 'react'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Field } from '#ui/form/field.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { reportFailure } from '#ui/tell/tell.ts'
import { NEW_SHARE_TEXTS as T } from './texts.ts'

interface NewShareFormProps {
  readonly kind: ShareKind
  readonly itemId: number
  readonly onSubmit: (body: BodyOf<typeof shares.create>) => Promise<void>
  readonly onCancel: () => void
}

const SHOWN = [
  { value: 'live', label: T.live },
  { value: 'frozen', label: T.frozen },
] as const

export function NewShareForm({ kind, itemId, onSubmit, onCancel }: NewShareFormProps) {
  const heading = useId()
  const { form, field, errors, isSubmitting, submit, failure } = useApiForm({
    schema: shares.create.body,
    defaultValues: { kind, itemId, isFrozen: false, days: null },
    send: onSubmit,
    onFailure: reportFailure(T.failed),
  })
  useKeptForm(form, `the new link of ${kind} ${itemId}`, ['isFrozen', 'days'])
  return (
    <form noValidate aria-labelledby={heading} onSubmit={submit} className="mt-5 grid gap-4">
      <h3 id={heading} className="text-sm/6 font-semibold">
        {T.heading}
      </h3>
      <SegmentedControl
        label={T.shows}
        choices={SHOWN}
        value={form.watch('isFrozen') ? 'frozen' : 'live'}
        onChange={(value) => form.setValue('isFrozen', value === 'frozen', { shouldDirty: true })}
      />
      <Field label={T.ends} error={errors.days?.message}>
        {(control) => (
          <select
            {...control}
            className={`${SELECT} min-h-10`}
            {...form.register('days', {
              setValueAs: (days) => (days === '' || days === null ? null : Number(days)),
            })}
          >
            {T.lives.map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PasswordField
        label={T.password}
        isOptional
        autoComplete="new-password"
        help={T.passwordHelp}
        {...field('password', { setValueAs: (text) => (text === '' ? undefined : text) })}
      />
      <FormActions
        failure={failure}
        submitLabel={T.submit}
        pendingLabel={T.pending}
        isPending={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  )
}
