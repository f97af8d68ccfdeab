import { admin, type User } from '@wordloom/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { call } from '#platform/lib/api.ts'
import { leaveSession } from '#platform/user/sign-in-state.ts'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { endSessions, resendVerification, unsuspendUser } from '../changes.ts'
import { isDenied, leavePanel } from '../denial.ts'
import { SENTENCES } from '../texts.ts'
import type { Question, UserActions } from './user-actions.ts'

export interface UserDialog {
  readonly kind: 'edit' | 'inspect' | Question
  readonly user: User
}

export function useUserActions() {
  const [dialog, setDialog] = useKeptState<UserDialog | null>('dialog of users', null)
  const navigate = useNavigate()

  const actions = useMemo<UserActions>(() => {
    async function tell(change: Promise<void>, failed: string, onDone: () => void): Promise<void> {
      try {
        await change
        onDone()
      } catch (error) {
        if (isDenied(error)) leavePanel()
        else tellFailure(error, failed)
      }
    }
    return {
      edit: (user) => setDialog({ kind: 'edit', user }),
      inspect: (user) => setDialog({ kind: 'inspect', user }),
      ask: (question, user) => setDialog({ kind: question, user }),
      showAuditLog: ({ id }) => void navigate(`/admin/audit-log?user=${encodeURIComponent(id)}`),
      resendVerification({ id }) {
        const { title, done, failed } = SENTENCES.resend
        void tell(resendVerification(id), failed, () => showToast({ title, description: done }))
      },
      signInAs(user) {
        void tell(signInAs(user), SENTENCES.signInAs.failed, () => {})
      },
      endSessions({ id }) {
        const { done, failed } = SENTENCES.endSessions
        void tell(endSessions(id), failed, () => tellSuccess(done))
      },
      unsuspend({ id }) {
        const { done, failed } = SENTENCES.unsuspend
        void tell(unsuspendUser(id), failed, () => tellSuccess(done))
      },
    }
  }, [navigate, setDialog])

  return { actions, dialog, closeDialog: () => setDialog(null) }
}

const T = SENTENCES.signInAs
const REDIRECT_MILLISECONDS = 1000

let isLeaving = false

async function signInAs({ id, email }: User): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  try {
    await call(admin.signInAs, { params: { id } })
    showToast({ title: T.title, description: T.done(email) })
    setTimeout(goHome, REDIRECT_MILLISECONDS)
  } catch (error) {
    isLeaving = false
    throw error
  }
}

/** A full page load, so that nothing the administrator saw stays in memory, not even for the Back button. */
function goHome(): void {
  isLeaving = false
  leaveSession()
  location.assign('/')
}
