import { useEffect, useRef, useState } from 'react'
import { useKept } from '../../shared/kept-work/use-kept.ts'
import { useKeptForm } from '../../shared/kept-work/use-kept-form.ts'
import { FORM_TEXTS } from '../../shared/library/library-texts.ts'
import { restoreProject } from '../../shared/library/project-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { useItemForm } from '../../shared/library/use-item-form.ts'
import { useUnsaved } from '../../shared/library/use-unsaved.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { DIALOG_TEXTS } from '../../shared/ui/texts.ts'
import { saveTitle, type Title, TitleConflict, type TitledProject } from './save-title.ts'
import { type Sentences, EDIT_PROJECT_TEXTS as T } from './texts.ts'
import { TitleConflictNotice } from './title-conflict-notice.tsx'
import { TitleFields } from './title-fields.tsx'
import { CHANGED_TITLE } from './title-form.ts'

interface EditProjectDialogProps {
  readonly project: TitledProject
  readonly sentences: Sentences
  readonly onSave?: (title: Title) => void
  readonly onClose: () => void
}

export default function EditProjectDialog({ project, sentences, onSave, onClose }: EditProjectDialogProps) {
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
      await saveTitle(known.current, title)
      tellSuccess(sentences.updated)
      onClose()
    } catch (error) {
      if (!(error instanceof TitleConflict)) throw error
      setConflict(error)
    }
  }
  const { form, isSubmitting, submit, problem } = useItemForm(
    CHANGED_TITLE,
    { name: before.name, description: before.description ?? '' },
    { send: save, failure: sentences.notUpdated },
  )
  useKeptForm(form, `project ${project.id}`, ['name', 'description'])
  const { check, leave, question } = useUnsaved(onClose)
  const { isDirty } = form.formState
  useEffect(() => {
    check.current = () => Promise.resolve(isDirty)
  }, [check, isDirty])
  function keepMine() {
    if (conflict?.theirs != null) known.current = conflict.theirs
    void submit()
  }
  return (
    <Dialog title={T.title} onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TitleFields form={form} />
        {problem !== null && <FormAlert>{problem}</FormAlert>}
        {conflict !== null && (
          <TitleConflictNotice
            theirs={conflict.theirs}
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
