import {
  Description,
  ITEM_FIELD_MESSAGES,
  type Recipe,
  titleOf,
  toSavedSeparator,
  toSavedWrap,
} from '@wordloom/contract'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useRepeatKey } from '#library/changes/use-repeat-key.ts'
import { createResult } from '#library/content/content.ts'
import { toProjectPath } from '#library/places.ts'
import { useScope } from '#library/scope.ts'
import { toNumber } from '#platform/format/numbers.ts'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { tellSuccess } from '#ui/tell/tell.ts'
import type { GeneratorActions, Results } from '../../state/generator-state.ts'

import { proposeName } from './propose-name.ts'
import { SaveButtons } from './save-buttons.tsx'
import { reportSaveFailure } from './save-form.ts'
import { SAVE_RESULTS_TEXTS as T } from './texts.ts'

const ResultFields = z.object({
  name: titleOf(ITEM_FIELD_MESSAGES.newResultName),
  description: Description,
})

interface SaveResultsDialogProps {
  readonly results: Results
  readonly actions: Pick<GeneratorActions, 'recipe'>
  readonly projectId: number | null
  readonly onClose: () => void
}

export default function SaveResultsDialog({ results, actions, projectId, onClose }: SaveResultsDialogProps) {
  const scope = useScope()
  const keyOf = useRepeatKey()
  /** Read when the dialog opens, so that later runs don't change what is saved. */
  const recipe = useRef<Promise<Recipe | null> | null>(null)
  const { form, field, isSubmitting, submit, failure, setFailure } = useApiForm({
    schema: ResultFields,
    defaultValues: { name: '', description: '' },
    send: async ({ name, description }) => {
      const made = (await recipe.current) ?? null
      if (made === null) {
        setFailure(ITEM_FIELD_MESSAGES.noCombinations)
        return
      }
      const draft = { name, description, separator: toSavedSeparator(made), wrap: toSavedWrap(made) }
      await createResult(scope, { ...draft, recipe: made, projectId }, keyOf([name, description]))
      onClose()
      tellSuccess(projectId === null ? T.saved : T.savedToProject, {
        name,
        at: toProjectPath(projectId, 'results', scope),
      })
    },
    onFailure: (error) => reportSaveFailure(error, T),
  })
  useKeptForm(form, 'new results', ['name', 'description'])
  const { getValues, resetField, setFocus } = form
  useEffect(() => {
    recipe.current = actions.recipe()
    void recipe.current.then((made) => {
      if (made === null || getValues('name') !== '') return
      resetField('name', { defaultValue: proposeName(made) })
      setFocus('name', { shouldSelect: true })
    })
  }, [actions, getValues, resetField, setFocus])
  return (
    <Dialog title={T.title} description={toSentence(results)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} {...field('name')} />
        <TextArea label={T.description} isOptional {...field('description')} />
        <SaveButtons failure={failure} isSaving={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

function toSentence(results: Results): string {
  if (results.kind !== 'ready' || results.rows === 0n) return ITEM_FIELD_MESSAGES.noCombinations
  if (results.rows === null) return T.amountAtMost(toNumber(results.total))
  return T.amount(toNumber(results.rows), results.rows === 1n)
}
