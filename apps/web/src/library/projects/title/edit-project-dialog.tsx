import { projects } from '@wordloom/contract'
import { useRef, useState } from 'react'
import { useKept } from '#platform/kept-work/use-kept.ts'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { useUnsavedForm } from '#ui/form/use-unsaved-form.ts'
import { reportFailure, tellSuccess } from '#ui/tell/tell.ts'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { restoreProject } from '../../changes/project-changes.ts'
import { canCall, useScope } from '../../scope.ts'
import { FORM_TEXTS } from '../../texts.ts'
import { type Sentences, EDIT_PROJECT_TEXTS as T } from '../texts.ts'
import { saveTitle, type Title, TitleConflict, type TitledProject } from './save-title.ts'
import { TitleConflictNotice } from './title-conflict-notice.tsx'
import { CHANGED_TITLE, TitleFields } from './title-fields.tsx'

interface EditProjectDialogProps {
  readonly project: TitledProject
  readonly sentences: Sentences
  readonly onSave?: (title: Title) => void
  readonly onClose: () => void
}

export default function EditProjectDialog({ project, sentences, onSave, onClose }: EditProjectDialogProps) {
  const scope = useScope()
  // Changes are compared with what the dialog opened with, even if the page loads a newer version meanwhile.
  const before: TitledProject =
    useKept<TitledProject>(`project ${project.id} before`, () => known.current, false) ?? project
  const known = useRef<TitledProject>(before)
  const [conflict, setConflict] = useState<TitleConflict | null>(null)

  async function save(title: Title) {
    onSave?.(title)
    try {
      if (conflict !== null && conflict.theirs === null) await restoreProject(project.id)
      setConflict(null)
      await saveTitle(scope, known.current, title)
      tellSuccess(sentences.updated)
      onClose()
    } catch (error) {
      if (!(error instanceof TitleConflict)) throw error
      setConflict(error)
    }
  }
  const { form, isSubmitting, submit, failure } = useApiForm({
    schema: CHANGED_TITLE,
    defaultValues: { name: before.name, description: before.description ?? '' },
    send: save,
    onFailure: reportFailure(sentences.notUpdated),
  })
  useKeptForm(form, `project ${project.id}`, ['name', 'description'])
  const { leave, question } = useUnsavedForm(form.formState, onClose)
  function keepMine() {
    if (conflict?.theirs != null) known.current = conflict.theirs
    void submit()
  }
  return (
    <Dialog title={T.title} onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TitleFields form={form} />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        {conflict !== null && (
          <TitleConflictNotice
            theirs={conflict.theirs}
            canRestore={canCall(scope, projects.restore)}
            isPending={isSubmitting}
            onKeepMine={keepMine}
            onTakeTheirs={onClose}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={leave}>
            {DIALOG_TEXTS.cancel}
          </Button>
          {conflict === null && (
            <SubmitButton isPending={isSubmitting} pendingLabel={FORM_TEXTS.saving}>
              {FORM_TEXTS.save}
            </SubmitButton>
          )}
        </div>
      </form>
      {question}
    </Dialog>
  )
}
