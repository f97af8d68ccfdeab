import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { tellSuccess } from '#ui/tell/tell.ts'
import { MAX_NAME_CHARACTERS, saveFilter, toFilterSearch } from './saved-filters.ts'
import { SAVED_FILTERS_TEXTS as T } from './texts.ts'

interface SaveFilterDialogProps {
  readonly proposal: string
  readonly onClose: () => void
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, T.missing)) })

export default function SaveFilterDialog({ proposal, onClose }: SaveFilterDialogProps) {
  const [params] = useSearchParams()
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema,
    defaultValues: { name: proposal.slice(0, MAX_NAME_CHARACTERS) },
    send: async ({ name }) => {
      if (!saveFilter({ name, search: toFilterSearch(params) })) throw new Error(T.failed)
      tellSuccess(T.done, { name })
      onClose()
    },
    onFailure: () => T.failed,
  })
  return (
    <Dialog title={T.title} description={T.description} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label={T.name}
          autoCapitalize="sentences"
          maxLength={MAX_NAME_CHARACTERS}
          {...field('name')}
        />
        <FormActions
          failure={failure}
          submitLabel={T.submit}
          pendingLabel={T.pending}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
