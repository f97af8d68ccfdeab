import { ERRORS } from '@wordloom/contract'
import { useEffect } from 'react'
import { ApiError } from '../../shared/lib/api.ts'
import { leaveToSignIn } from '../../shared/user/session-over.ts'
import { ADMIN_TEXTS } from './texts.ts'

const NOTICE = { title: ADMIN_TEXTS.denied, description: ERRORS.admin_required.message } as const

/** Whether whoever asks is no administrator, or no longer one. */
export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'admin_required'
}

/** Says that this is for administrators, and leads home: a document of its own, that asks anew who is signed in. */
export function leavePanel(): void {
  leaveToSignIn(NOTICE, '/')
}

/** Leaves when what was asked for is refused to those who are no administrators. */
export function useLeaveIfDenied(error: Error | null): void {
  const isOver = isDenied(error)
  useEffect(() => {
    if (isOver) leavePanel()
  }, [isOver])
}
