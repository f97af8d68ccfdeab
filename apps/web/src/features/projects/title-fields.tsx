import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { TITLE_FIELDS_TEXTS as T } from './texts.ts'
import type { TitleDraft, TitleValues } from './title-form.ts'

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
