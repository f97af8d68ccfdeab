import { QueryClient, useQuery } from '@tanstack/react-query'
import { type SecondStep, secondFactors } from '@wordloom/contract'
import { ApiError, call } from '#platform/lib/api.ts'

/** A query client of its own, because signing in clears the main one. */
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

export function useWaitingStep() {
  return useQuery(waitingStep, client)
}

/** The sign-in response already contains the step, so the page needn't load it. */
export function keepWaitingStep(step: SecondStep): void {
  client.setQueryData(waitingStep.queryKey, step)
}

/** A passkey challenge allows one answer, so the next attempt needs a new one. */
export async function renewChallenge(): Promise<void> {
  await client.invalidateQueries(waitingStep)
}

export function isSignInOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
