import { type SecondStep, secondFactors } from '@wordloom/contract'
import { ApiError, call } from '../../../shared/lib/api.ts'
import { queryClient } from '../../../shared/lib/query-client.ts'

/** The sign-in that waits in this browser for its second step. */
export const waitingStep = {
  queryKey: [secondFactors.step.path],
  queryFn: () => call(secondFactors.step),
} as const

/** The server has just said what it waits for: the page need not ask. */
export function keepWaitingStep(step: SecondStep): void {
  queryClient.setQueryData(waitingStep.queryKey, step)
}

/** Whether no sign-in waits any more. */
export function isSignInOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
