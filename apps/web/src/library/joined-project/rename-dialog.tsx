import { titleOf } from '@wordloom/contract'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { reportFailure } from '#ui/tell/tell.ts'
import { RENAME_TEXTS as T } from './texts.ts'

interface RenameDialogProps {
  readonly title: string
  readonly name: string
  readonly nameMissing: string
  readonly onRename: (name: string) => Promise<void>
  readonly onClose: () => void
}

export function RenameDialog({ title, name, nameMissing, onRename, onClose }: RenameDialogProps) {
  const schema = useMemo(() => z.object({ name: titleOf(nameMissing) }), [nameMissing])
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema,
    defaultValues: { name },
    send: async (values) => {
      await onRename(values.name)
      onClose()
    },
    onFailure: reportFailure(T.failed),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} {...field('name')} />
        <FormActions
          failure={failure}
          submitLabel={T.save}
          pendingLabel={T.saving}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
