import { admin, type User } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { leaveSession } from '../../shared/user/presence.ts'
import { SENTENCES } from './texts.ts'

const T = SENTENCES.signInAs
const REDIRECT_MILLISECONDS = 1000

let isLeaving = false

/** Signs this browser in to another account, then opens the home page after a second. */
export async function signInAs({ id, email }: User): Promise<void> {
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
