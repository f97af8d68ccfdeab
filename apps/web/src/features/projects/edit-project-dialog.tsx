import { useState } from 'react'
import { restoreProject } from '../../shared/library/project-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { saveTitle, type Title, type TitledProject } from './save-title.ts'
import type { Sentences } from './sentences.ts'
import { TitleConflictNotice } from './title-conflict-notice.tsx'
import { TitleFields } from './title-fields.tsx'
import { CHANGED_TITLE } from './title-form.ts'
import { useTitleForm } from './use-title-form.ts'

interface EditProjectDialogProps {
  readonly project: TitledProject
  readonly sentences: Sentences
  /** Told before the page shows the title. */
  readonly onSave?: (title: Title) => void
  readonly onClose: () => void
}

export default function EditProjectDialog({ project, sentences, onSave, onClose }: EditProjectDialogProps) {
  // The title that is changed is the one that was read when the dialog opened, whatever the page learns meanwhile.
  const [opened] = useState(project)

  async function save(known: TitledProject, title: Title) {
    onSave?.(title)
    await saveTitle(known, title)
    tellSuccess(sentences.updated)
    onClose()
  }
  const { form, submit, submitWith, problem, conflict } = useTitleForm({
    schema: CHANGED_TITLE,
    initial: { name: opened.name, description: opened.description ?? '' },
    failure: sentences.notUpdated,
    save: (title) => save(opened, title),
  })
  const { isSubmitting } = form.formState
  return (
    <Dialog title="Edit Project" onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TitleFields form={form} />
        {problem !== null && <FormAlert>{problem}</FormAlert>}
        {conflict !== null && (
          <TitleConflictNotice
            theirs={conflict.theirs}
            isPending={isSubmitting}
            onKeepMine={submitWith((title) => save(conflict.theirs ?? opened, title))}
            onTakeTheirs={onClose}
            onRestore={submitWith(async (title) => {
              await restoreProject(opened.id)
              await save(opened, title)
            })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={onClose}>
            Cancel
          </Button>
          {conflict === null && (
            <SubmitButton isPending={isSubmitting} pendingLabel="Saving...">
              Save Changes
            </SubmitButton>
          )}
        </div>
      </form>
    </Dialog>
  )
}
