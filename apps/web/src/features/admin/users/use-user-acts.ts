import type { User } from '@wordloom/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useKeptState } from '../../../shared/kept-work/use-kept.ts'
import { tellFailure, tellSuccess } from '../../../shared/library/tell.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { endSessions, resendVerification, setAdministrator, suspendUser, unsuspendUser } from '../changes.ts'
import { isDenied, leavePanel } from '../denial.ts'
import { signInAs } from '../sign-in-as.ts'
import { SENTENCES } from '../texts.ts'
import type { UserActs } from './user-acts.ts'

export interface UserDialog {
  readonly kind: 'edit' | 'inspect' | 'removeFactors' | 'remove'
  readonly user: User
}

export function useUserActs() {
  const [dialog, setDialog] = useKeptState<UserDialog | null>('dialog of users', null)
  const navigate = useNavigate()

  const acts = useMemo<UserActs>(() => {
    async function tell(deed: Promise<void>, failed: string, onDone: () => void): Promise<void> {
      try {
        await deed
        onDone()
      } catch (error) {
        if (isDenied(error)) leavePanel()
        else tellFailure(error, failed)
      }
    }
    return {
      edit: (user) => setDialog({ kind: 'edit', user }),
      inspect: (user) => setDialog({ kind: 'inspect', user }),
      removeFactors: (user) => setDialog({ kind: 'removeFactors', user }),
      remove: (user) => setDialog({ kind: 'remove', user }),
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
      setSuspended({ id }, isSuspended) {
        const { done, failed } = isSuspended ? SENTENCES.suspend : SENTENCES.unsuspend
        void tell((isSuspended ? suspendUser : unsuspendUser)(id), failed, () => tellSuccess(done))
      },
      setAdministrator({ id }, isAdmin) {
        const { done, failed } = SENTENCES.setAdministrator
        void tell(setAdministrator(id, isAdmin), failed, () => tellSuccess(done))
      },
    }
  }, [navigate, setDialog])

  return { acts, dialog, closeDialog: () => setDialog(null) }
}
