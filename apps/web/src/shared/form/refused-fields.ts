import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../lib/api.ts'

/** Focuses the first field that the server rejected. Returns false if there were none. */
export function showRefusedFields<Values extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Result>,
  error: unknown,
): boolean {
  const messages = (error instanceof ApiError && error.body?.fields) || {}
  const names = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => name in messages)
  for (const name of names) form.setError(name, { message: messages[name] ?? '' })
  const [first] = names
  if (first !== undefined) form.setFocus(first)
  return first !== undefined
}
