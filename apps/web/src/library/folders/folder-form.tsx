import { FOLDER_COLOR_NAMES, FOLDER_COLORS, type FolderColor, folders } from '@wordloom/contract'
import { useEffect, useId } from 'react'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { useUnsaved } from '#ui/form/use-unsaved.tsx'
import { reportFailure } from '#ui/tell/tell.ts'
import { FolderDot } from '../folder-dot.tsx'
import { FOLDER_FORM_TEXTS as T } from './texts.ts'

interface FolderDraft {
  readonly name: string
  readonly color: FolderColor
}

interface FolderFormProps {
  readonly keptAs: string
  readonly title: string
  readonly initial: FolderDraft
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly needsName: boolean
  readonly onSend: (draft: FolderDraft) => Promise<void>
  readonly failure: string
  readonly onClose: () => void
}

export function FolderForm({
  keptAs,
  title,
  initial,
  submitLabel,
  pendingLabel,
  needsName,
  onSend,
  failure,
  onClose,
}: FolderFormProps) {
  const [color, setColor] = useKeptState(`color of ${keptAs}`, initial.color)
  const {
    form,
    field,
    isSubmitting,
    submit,
    failure: problem,
  } = useApiForm({
    schema: folders.create.body,
    defaultValues: { name: initial.name },
    send: async ({ name }) => {
      await onSend({ name, color })
      onClose()
    },
    onFailure: reportFailure(failure),
  })
  useKeptForm(form, keptAs, ['name'])
  const name = form.watch('name')
  const isNameless = name?.trim() === ''
  const { check, leave, question } = useUnsaved(onClose)
  useEffect(() => {
    check.current = () => Promise.resolve(name !== initial.name || color !== initial.color)
  })
  const group = useId()
  return (
    <Dialog title={title} onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} autoCapitalize="sentences" {...field('name')} />
        <fieldset>
          <legend className="mb-1.5 text-xs/5 font-medium text-soft">{T.color}</legend>
          <div className="flex flex-wrap gap-2">
            {FOLDER_COLORS.map((each) => (
              <label
                key={each}
                title={FOLDER_COLOR_NAMES[each]}
                className="relative flex size-10 cursor-pointer items-center justify-center rounded-md border border-line has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={group}
                  aria-label={FOLDER_COLOR_NAMES[each]}
                  checked={each === color}
                  onChange={() => setColor(each)}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
                />
                <FolderDot color={each} className="size-5" />
              </label>
            ))}
          </div>
        </fieldset>
        <FormActions
          failure={problem}
          submitLabel={submitLabel}
          pendingLabel={pendingLabel}
          isPending={isSubmitting}
          isDisabled={needsName && isNameless}
          onCancel={leave}
        />
      </form>
      {question}
    </Dialog>
  )
}
