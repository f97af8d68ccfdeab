import { UploadError } from '@wordloom/uploads'
import type * as z from 'zod/mini'
import type { Mistake } from './outcome.ts'

export function orMistake<Result>(act: () => Result): Result | { readonly mistakes: readonly Mistake[] } {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    return { mistakes: [{ place: error.place, message: error.problem }] }
  }
}

export function toMistakes({ issues }: z.core.$ZodError): readonly Mistake[] {
  const byPlace = new Map<string, Mistake>()
  for (const { path, message } of issues) {
    const place = path.map((part) => (typeof part === 'number' ? part : String(part)))
    const key = JSON.stringify(place)
    if (!byPlace.has(key)) byPlace.set(key, { place, message })
  }
  return [...byPlace.values()]
}
