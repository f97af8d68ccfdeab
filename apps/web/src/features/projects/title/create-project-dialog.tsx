import { useNavigate } from 'react-router'
import { FormActions } from '../../../shared/form/form-actions.tsx'
import { useApiForm } from '../../../shared/form/use-api-form.ts'
import { useUnsavedForm } from '../../../shared/form/use-unsaved-form.ts'
import { useKeptForm } from '../../../shared/kept-work/use-kept-form.ts'
import { createProject } from '../../../shared/library/changes/project-changes.ts'
import { useRepeatKey } from '../../../shared/library/changes/use-repeat-key.ts'
import { reportFailure } from '../../../shared/library/tell/tell.ts'
import { TELL_TEXTS } from '../../../shared/library/tell/texts.ts'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import { showToast } from '../../../shared/ui/toast/toast.ts'
import { PROJECT_SENTENCES, CREATE_PROJECT_TEXTS as T } from '../texts.ts'
import { NEW_TITLE, TitleFields } from './title-fields.tsx'

interface CreateProjectDialogProps {
  readonly onClose: () => void
}

export default function CreateProjectDialog({ onClose }: CreateProjectDialogProps) {
  const navigate = useNavigate()
  const keyOf = useRepeatKey()
  const { form, isSubmitting, submit, failure } = useApiForm({
    schema: NEW_TITLE,
    defaultValues: { name: '', description: '' },
    send: async ({ name, description }) => {
      const draft = { name, ...(description !== null && { description }) }
      const { id } = await createProject(draft, keyOf([name, description]))
      onClose()
      showToast({
        title: TELL_TEXTS.success,
        description: PROJECT_SENTENCES.created,
        action: { label: T.open, run: () => void navigate(`/projects/${id}`) },
      })
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
