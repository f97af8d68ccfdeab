import { type SecondFactor, secondFactors, type User } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { setUser } from '#platform/user/session.ts'
import { showToast } from '#ui/toast/toast.ts'
import { LOGIN_TEXTS } from '../texts.ts'
import { SECOND_STEP_TEXTS as T } from './texts.ts'

export async function finishSignIn(user: User, factor: SecondFactor): Promise<void> {
  setUser(user)
  showToast(LOGIN_TEXTS.done)
  if (factor !== 'recovery_code') return
  const { recoveryCodesLeft } = await call(secondFactors.list)
  showToast({ title: LOGIN_TEXTS.done.title, description: T.codesLeft(recoveryCodesLeft) })
}
