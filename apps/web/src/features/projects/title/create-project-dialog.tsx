import type { Project } from '@wordloom/contract'
import { FormActions } from '../../../shared/form/form-actions.tsx'
import { useApiForm } from '../../../shared/form/use-api-form.ts'
import { useUnsavedForm } from '../../../shared/form/use-unsaved-form.ts'
import { useKeptForm } from '../../../shared/kept-work/use-kept-form.ts'
import { createProject } from '../../../shared/library/changes/project-changes.ts'
import { useRepeatKey } from '../../../shared/library/changes/use-repeat-key.ts'
import { reportFailure } from '../../../shared/library/tell/tell.ts'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import { PROJECT_SENTENCES, CREATE_PROJECT_TEXTS as T } from '../texts.ts'
import { NEW_TITLE, TitleFields } from './title-fields.tsx'

interface CreateProjectDialogProps {
  readonly onCreated: (project: Project) => void
  readonly onClose: () => void
}

export default function CreateProjectDialog({ onCreated, onClose }: CreateProjectDialogProps) {
  const keyOf = useRepeatKey()
  const { form, isSubmitting, submit, failure } = useApiForm({
    schema: NEW_TITLE,
    defaultValues: { name: '', description: '' },
    send: async ({ name, description }) => {
      const draft = { name, ...(description !== null && { description }) }
      onCreated(await createProject(draft, keyOf([name, description])))
      onClose()
    },
    onFailure: reportFailure(PROJECT_SENTENCES.notCreated),
  })
  useKeptForm(form, 'the new project', ['name', 'description'])
  const { leave, question } = useUnsavedForm(form.formState, onClose)
  return (
    <Dialog title={T.title} description={T.description} onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TitleFields form={form} />
        <FormActions
          failure={failure}
          submitLabel={T.submit}
          pendingLabel={T.pending}
          isPending={isSubmitting}
          onCancel={leave}
        />
      </form>
      {question}
    </Dialog>
  )
}
