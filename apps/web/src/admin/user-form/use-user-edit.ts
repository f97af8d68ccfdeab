import { ACCOUNT_MESSAGES, type User } from '@wordloom/contract'
import { useRef, useState } from 'react'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { tellFailure, tellSuccess, toReason } from '#ui/tell/tell.ts'
import { editUser, setSubscription } from '../changes.ts'
import { isDenied, reportAdminFailure } from '../denial.ts'
import { EDIT_USER_TEXTS, SENTENCES } from '../texts.ts'
import { EditDraft, toAccountChange, toFields, toPlanChange } from './edit-draft.ts'
import { isEmailTaken } from './email-taken.ts'

export function useUserEdit(user: User, onDone: () => void) {
  // The user as the server last returned it. If the plan is refused, the other fields are already saved.
  const saved = useRef(user)
  const [planProblem, setPlanProblem] = useState<string | null>(null)
  const { edit, setSubscription: plan } = SENTENCES

  const { form, failure, ...rest } = useApiForm({
    schema: EditDraft,
    defaultValues: toFields(user),
    send: async (draft) => {
      setPlanProblem(null)
      const isAccountSaved = await saveAccount(draft)
      if (isAccountSaved && (await savePlan(draft))) onDone()
    },
    onFailure: reportAdminFailure(edit.failed),
  })

  async function saveAccount(draft: EditDraft): Promise<boolean> {
    const change = toAccountChange(draft, saved.current)
    if (change === null) return true
    try {
      saved.current = await editUser(user.id, change)
      form.setValue('newPassword', '')
      tellSuccess(edit.done)
      return true
    } catch (error) {
      if (!isEmailTaken(error)) throw error
      tellFailure(error, edit.failed)
      form.setError('email', { message: ACCOUNT_MESSAGES.emailTaken }, { shouldFocus: true })
      return false
    }
  }

  async function savePlan(draft: EditDraft): Promise<boolean> {
    const change = toPlanChange(draft, saved.current)
    if (change === null) return true
    const isAlone = saved.current === user
    try {
      saved.current = await setSubscription(user.id, change)
      if (isAlone) tellSuccess(plan.done)
      return true
    } catch (error) {
      if (isDenied(error)) throw error
      tellFailure(error, plan.failed)
      const reason = toReason(error, plan.failed)
      setPlanProblem(isAlone ? reason : EDIT_USER_TEXTS.othersSaved(reason))
      return false
    }
  }

  return { form, problem: failure ?? planProblem, ...rest }
}
