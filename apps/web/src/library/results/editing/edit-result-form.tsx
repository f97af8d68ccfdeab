import { ITEM_FIELD_MESSAGES, type SavedResultSummary, savedResults } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useKept } from '#platform/kept-work/use-kept.ts'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { ApiError } from '#platform/lib/api.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import type { UnsavedCheck } from '#ui/form/use-unsaved.tsx'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { useTextDocument } from '#words/editor/use-text-document.ts'
import { toCombinations } from '../../combination-count.ts'
import { Conflict } from '../../conflict.tsx'
import { canCall, useScope } from '../../scope.ts'
import { FORM_TEXTS } from '../../texts.ts'
import { CombinationsField, type Refusal } from './combinations-field.tsx'
import { RECIPE_NOTE_TEXTS, EDIT_RESULT_TEXTS as T } from './texts.ts'
import { reportNotUpdated, useResultSaving } from './use-result-saving.ts'

export interface EditResultFormProps {
  readonly result: SavedResultSummary
  readonly text: string | null
  readonly unsaved: UnsavedCheck
  readonly onClose: () => void
  readonly onCancel: () => void
}

export function toBaseName(id: number): string {
  return `result ${id} before`
}

export function EditResultForm({ result, text, unsaved, onClose, onCancel }: EditResultFormProps) {
  const { name, description, version } = result
  const scope = useScope()
  const canReplace = canCall(scope, savedResults.replace)
  const combinations = useTextDocument(`combinations of result ${result.id}`, text ?? '')
  const [refused, setRefused] = useState<Refusal>()
  const { conflict, ...saving } = useResultSaving(result, text, onClose)
  const { form, field, submit, failure } = useApiForm({
    schema: savedResults.rename.body,
    defaultValues: { name, description: description ?? '' },
    send: async ({ name, description = null }) => {
      if (saving.isPending) return
      const edited = await readCombinations(true)
      if (edited !== undefined) await saving.save({ name, description, text: edited })
    },
    onInvalid: () => void readCombinations(false),
    onFailure: (error, isShownInFields) => {
      const aboutCombinations = error instanceof ApiError ? error.body?.fields?.['combinations'] : undefined
      setRefused(
        aboutCombinations === undefined ? undefined : { message: aboutCombinations, takesFocus: true },
      )
      return isShownInFields || aboutCombinations !== undefined ? null : reportNotUpdated(error)
    },
  })
  async function readCombinations(takesFocus: boolean): Promise<string | null | undefined> {
    if (text === null) return null
    const edited = await combinations.text()
    const isBlank = !/\S/.test(edited)
    setRefused(isBlank ? { message: ITEM_FIELD_MESSAGES.combinations, takesFocus } : undefined)
    return isBlank ? undefined : edited
  }
  useKeptForm(form, `result ${result.id}`, ['name', 'description'])
  useKept(toBaseName(result.id), () => ({ name, description, version, text }), false)

  useEffect(() => {
    unsaved.current = async () => {
      const { name, description } = form.getValues()
      const isDescribed = name === result.name && description === (result.description ?? '')
      return !isDescribed || (text !== null && (await combinations.text()) !== text)
    }
  })

  const problem = failure ?? saving.problem
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <TextField label={T.name} {...field('name')} />
      <TextArea label={T.description} isOptional {...field('description')} />
      {text === null ? (
        canReplace && <RecipeNote result={result} />
      ) : (
        <CombinationsField
          document={combinations.document}
          refusal={refused}
          help={result.hasRecipe ? T.helpForRecipe : T.help}
        />
      )}
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      {conflict === null ? (
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={onCancel}>
            {DIALOG_TEXTS.cancel}
          </Button>
          <SubmitButton isPending={saving.isPending} pendingLabel={FORM_TEXTS.saving}>
            {FORM_TEXTS.save}
          </SubmitButton>
        </div>
      ) : (
        <Conflict
          noun="result"
          items="combinations"
          mine={{
            ...conflict.mine,
            ...(conflict.mine.text === null && { count: toCombinations(result) }),
            text: conflict.mine.text ?? result.preview.join('\n'),
          }}
          theirs={conflict.theirs}
          isPending={saving.isPending}
          onKeepMine={() => saving.keepMine(conflict)}
          onTakeTheirs={onClose}
          {...(canCall(scope, savedResults.restore) && {
            onRestore: () => saving.restoreWithMine(conflict),
          })}
          {...(conflict.mine.text !== null && { onSaveAsNew: () => saving.saveAsNew(conflict) })}
        />
      )}
    </form>
  )
}

function RecipeNote({ result }: { readonly result: SavedResultSummary }) {
  return (
    <div className="rounded-md border border-line bg-wash px-4 py-3 text-sm/6">
      <p>
        {RECIPE_NOTE_TEXTS.tooMany(toCombinations(result))} {result.hasRecipe && RECIPE_NOTE_TEXTS.instead}
      </p>
      {result.hasRecipe && (
        <Link to={`/?result=${result.id}`} className={buttonClass('plain', 'mt-3')}>
          {RECIPE_NOTE_TEXTS.open}
        </Link>
      )}
    </div>
  )
}
