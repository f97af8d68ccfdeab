import { ITEM_FIELD_MESSAGES, titleOf } from '@wordloom/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { useRepeatKey } from '#library/changes/use-repeat-key.ts'
import { createList } from '#library/content/content.ts'
import { toProjectPath } from '#library/places.ts'
import { useScope } from '#library/scope.ts'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { tellSuccess } from '#ui/tell/tell.ts'
import type { GeneratorActions } from '../../state/generator-state.ts'

import { proposeListName } from './propose-name.ts'
import { SaveButtons } from './save-buttons.tsx'
import { reportSaveFailure } from './save-form.ts'
import { SAVE_LIST_TEXTS as T } from './texts.ts'

const ListFields = z.object({ name: titleOf(ITEM_FIELD_MESSAGES.listName) })

interface SaveListDialogProps {
  readonly columnId: string
  readonly columnName: string
  readonly actions: Pick<GeneratorActions, 'linesOf'>
  readonly projectId: number | null
  readonly onClose: () => void
}

export default function SaveListDialog({
  columnId,
  columnName,
  actions,
  projectId,
  onClose,
}: SaveListDialogProps) {
  const scope = useScope()
  const keyOf = useRepeatKey()
  /** Read when the dialog opens, so that later edits don't change what is saved. */
  const text = useRef<Promise<string> | null>(null)
  const { form, field, isSubmitting, submit, failure, setFailure } = useApiForm({
    schema: ListFields,
    defaultValues: { name: columnName },
    send: async ({ name }) => {
      const words = (await text.current) ?? ''
      if (words.trim() === '') {
        setFailure(T.noWords)
        return
      }
      await createList(scope, { name, text: words, projectId }, keyOf([name]))
      onClose()
      tellSuccess(projectId === null ? T.saved : T.savedToProject, {
        name,
        at: toProjectPath(projectId, 'lists', scope),
      })
    },
    onFailure: (error) => reportSaveFailure(error, T),
  })
  useKeptForm(form, 'list of a column', ['name'])
  const propose = useEffectEvent((words: string) => {
    if (form.getValues('name') === '') form.setValue('name', proposeListName(words))
  })
  useEffect(() => {
    text.current = actions.linesOf(columnId)
    void text.current.then(propose)
  }, [actions, columnId])
  return (
    <Dialog title={T.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} {...field('name')} />
        <SaveButtons failure={failure} isSaving={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
