import type { Project } from '@wordloom/contract'
import { useEffect } from 'react'
import { useKeptForm } from '../../shared/kept-work/use-kept-form.ts'
import { createProject } from '../../shared/library/project-changes.ts'
import { useItemForm } from '../../shared/library/use-item-form.ts'
import { useRepeatKey } from '../../shared/library/use-repeat-key.ts'
import { useUnsaved } from '../../shared/library/use-unsaved.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { DIALOG_TEXTS } from '../../shared/ui/texts.ts'
import { PROJECT_SENTENCES, CREATE_PROJECT_TEXTS as T } from './texts.ts'
import { TitleFields } from './title-fields.tsx'
import { NEW_TITLE } from './title-form.ts'

interface CreateProjectDialogProps {
  readonly onCreated: (project: Project) => void
  readonly onClose: () => void
}

export default function CreateProjectDialog({ onCreated, onClose }: CreateProjectDialogProps) {
  const keyOf = useRepeatKey()
  const { form, isSubmitting, submit, problem } = useItemForm(
    NEW_TITLE,
    { name: '', description: '' },
    {
      failure: PROJECT_SENTENCES.notCreated,
      send: async ({ name, description }) => {
        const draft = { name, ...(description !== null && { description }) }
        onCreated(await createProject(draft, keyOf([name, description])))
        onClose()
      },
    },
  )
  useKeptForm(form, 'the new project', ['name', 'description'])
  const { check, leave, question } = useUnsaved(onClose)
  const { isDirty } = form.formState
  useEffect(() => {
    check.current = () => Promise.resolve(isDirty)
  }, [check, isDirty])
  return (
    <Dialog title={T.title} description={T.description} onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TitleFields form={form} />
        {problem !== null && <FormAlert>{problem}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={leave}>
            {DIALOG_TEXTS.cancel}
          </Button>
          <SubmitButton isPending={isSubmitting} pendingLabel={T.pending}>
            {T.submit}
          </SubmitButton>
        </div>
      </form>
      {question}
    </Dialog>
  )
}
