import { ITEM_FIELD_MESSAGES, titleOf } from '@wordloom/contract'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useKeptForm } from '../../../shared/kept-work/use-kept-form.ts'
import { createList } from '../../../shared/library/texts.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { LoomActions } from '../loom/loom.ts'
import { SaveButtons } from './save-buttons.tsx'
import { useSaving } from './save-form.ts'
import { SAVE_LIST_TEXTS as T } from './texts.ts'

const ListFields = z.object({ name: titleOf(ITEM_FIELD_MESSAGES.listName) })

interface SaveListDialogProps {
  readonly columnId: string
  readonly actions: Pick<LoomActions, 'textOf'>
  readonly projectId: number | null
  readonly onClose: () => void
}

export default function SaveListDialog({ columnId, actions, projectId, onClose }: SaveListDialogProps) {
  const form = useCheckedForm(ListFields, { name: '' })
  const { errors, isSubmitting } = form.formState
  useKeptForm(form, 'list of a column', ['name'])
  const success = projectId === null ? T.saved : T.savedToProject
  const { failure, setFailure, save } = useSaving({ ...T, success }, onClose)
  /** Read when the dialog opens, so that later edits don't change what is saved. */
  const text = useRef<Promise<string> | null>(null)
  useEffect(() => {
    text.current = actions.textOf(columnId)
  }, [actions, columnId])

  const submit = form.handleSubmit(async ({ name }) => {
    const words = (await text.current) ?? ''
    if (words.trim() === '') return setFailure(T.noWords)
    await save([name], (key) => createList({ name, text: words, projectId }, key))
  })
  return (
    <Dialog title={T.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} error={errors.name?.message} {...form.register('name')} />
        <SaveButtons failure={failure} isSaving={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
