import { QueryClient, useQuery } from '@tanstack/react-query'
import { type SecondStep, secondFactors } from '@wordloom/contract'
import { ApiError, call } from '../../../shared/lib/api.ts'

/** Apart from what is known of accounts: that is forgotten and asked for anew as soon as somebody is signed in. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
  },
})

const waitingStep = {
  queryKey: [secondFactors.step.path],
  queryFn: () => call(secondFactors.step),
} as const

/** The sign-in that waits in this browser for its second step. */
export function useWaitingStep() {
  return useQuery(waitingStep, client)
}

/** The server has just said what it waits for: the page need not ask. */
export function keepWaitingStep(step: SecondStep): void {
  client.setQueryData(waitingStep.queryKey, step)
}

/** A challenge to a passkey is good for one answer: the next one takes another. */
export async function renewChallenge(): Promise<void> {
  await client.invalidateQueries(waitingStep)
}

/** Whether no sign-in waits any more. */
export function isSignInOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
