import { useState } from 'react'
import type * as z from 'zod/mini'
import { showRefusedFields } from '../../shared/form/refused-fields.ts'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { isUnauthorized } from '../../shared/lib/api.ts'
import { tellFailure, toReason } from '../../shared/library/tell.ts'
import { TitleConflict } from './save-title.ts'
import type { TitleDraft, TitleValues } from './title-form.ts'

interface TitleForm {
  readonly schema: z.ZodMiniType<TitleDraft, TitleValues>
  readonly initial: TitleValues
  readonly save: (title: TitleDraft) => Promise<void>
  /** What is said when that fails. */
  readonly failure: string
}

/** The form of a dialog that stays open, with what was typed, until it is saved. */
export function useTitleForm({ schema, initial, save, failure }: TitleForm) {
  const form = useCheckedForm(schema, initial)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<TitleConflict | null>(null)

  async function attempt(run: () => Promise<void>) {
    setProblem(null)
    setConflict(null)
    try {
      await run()
    } catch (error) {
      if (error instanceof TitleConflict) return setConflict(error)
      if (!isUnauthorized(error) && showRefusedFields(form, error)) return
      tellFailure(error, failure)
      if (!isUnauthorized(error)) setProblem(toReason(error, failure))
    }
  }
  /** Checks what was typed and saves it, in the way that is given. */
  const submitWith = (run: (title: TitleDraft) => Promise<void>) =>
    form.handleSubmit((title) => attempt(() => run(title)))

  return { form, submit: submitWith(save), submitWith, problem, conflict }
}
