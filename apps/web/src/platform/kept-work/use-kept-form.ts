import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { keptWork } from './kept-work.ts'
import { useKept } from './use-kept.ts'

/** Keeps only the named fields, so that passwords stay out of storage. */
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
    // If the form stays on the page and is no longer dirty, it was saved.
    return subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => isDirty || keptWork.drop(name),
    })
  }, [kept, name, setValue, subscribe])
}
