import { Description, ITEM_FIELD_MESSAGES, titleOf } from '@wordloom/contract'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TITLE_FIELDS_TEXTS as T } from '../texts.ts'

interface TitleFieldsProps {
  readonly form: UseFormReturn<TitleValues, unknown, TitleDraft>
}

export function TitleFields({ form }: TitleFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={T.name}
        autoCapitalize="sentences"
        spellCheck
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label={T.description}
        isOptional
        autoCapitalize="sentences"
        error={errors.description?.message}
        {...form.register('description')}
      />
    </>
  )
}

function titleForm(missing: string) {
  return z.object({ name: titleOf(missing), description: Description })
}

export const NEW_TITLE = titleForm(ITEM_FIELD_MESSAGES.newProjectName)
export const CHANGED_TITLE = titleForm(ITEM_FIELD_MESSAGES.projectName)

type TitleValues = z.input<typeof NEW_TITLE>
type TitleDraft = z.output<typeof NEW_TITLE>
