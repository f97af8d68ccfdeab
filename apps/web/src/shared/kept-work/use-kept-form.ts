import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { keptWork } from './kept-work.ts'
import { useKept } from './use-kept.ts'

/** Keeps the named fields of a form as `useKept` does; fields that are not named, such as passwords, are not kept. */
export function useKeptForm<Values extends FieldValues, Result>(
  { formState, getValues, setValue, subscribe }: UseFormReturn<Values, unknown, Result>,
  name: string,
  fields: readonly Path<Values>[],
): void {
  const kept = useKept(name, () => {
    const { defaultValues } = formState
    const values = fields.map((field) => [field, getValues(field)] as const)
    const isChanged = values.some(([field, value]) => value !== Object(defaultValues)[field])
    return isChanged ? values : undefined
  })
  useEffect(() => {
    if (kept === undefined) return
    for (const [field, value] of kept) setValue(field, value, { shouldDirty: true })
    // A form that stays on the page was saved.
    return subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => isDirty || keptWork.drop(name),
    })
  }, [kept, name, setValue, subscribe])
}
