import { useNavigate } from 'react-router'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { useUnsavedForm } from '#ui/form/use-unsaved-form.ts'
import { reportFailure } from '#ui/tell/tell.ts'
import { TELL_TEXTS } from '#ui/tell/texts.ts'
import { showToast } from '#ui/toast/toast.ts'
import { createProject } from '../../changes/project-changes.ts'
import { useRepeatKey } from '../../changes/use-repeat-key.ts'
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
