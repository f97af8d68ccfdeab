import { ERRORS } from '@wordloom/contract'
import { useEffect } from 'react'
import { ApiError } from '#platform/lib/api.ts'
import { leaveToSignIn } from '#ui/session/session-over.ts'
import { reportFailure } from '#ui/tell/tell.ts'
import { ADMIN_TEXTS } from './texts.ts'

const NOTICE = { title: ADMIN_TEXTS.denied, description: ERRORS.admin_required.message } as const

export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'admin_required'
}

/** Leaves for the home page with a full page load, so that it asks again who is signed in. */
export function leavePanel(): void {
  leaveToSignIn(NOTICE, '/')
}

export function useLeaveIfDenied(error: Error | null): void {
  const isOver = isDenied(error)
  useEffect(() => {
    if (isOver) leavePanel()
  }, [isOver])
}

/** For forms: like `reportFailure`, but leaves the panel if the user is no longer an administrator. */
export function reportAdminFailure(sentence: string): (error: unknown) => string | null {
  const report = reportFailure(sentence)
  return (error) => {
    if (!isDenied(error)) return report(error)
    leavePanel()
    return null
  }
}
