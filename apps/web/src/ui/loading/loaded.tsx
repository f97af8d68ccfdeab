import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isUnauthorized } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { leaveToSignIn } from '../session/session-over.ts'
import { LOADING_TEXTS } from '../texts.ts'
import { LoadFailed } from './load-failed.tsx'

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & {
    readonly refetch: () => unknown
  }
  readonly what: string
  readonly skeleton: ReactNode
  /** Runs if the session is over. The function must not change between renders. */
  readonly onSignedOut?: () => void
  readonly children: (data: Data) => ReactNode
}

export function Loaded<Data>({
  query,
  what,
  skeleton,
  onSignedOut = leaveToSignIn,
  children,
}: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const isOver = isUnauthorized(error)
  useEffect(() => {
    if (isOver) onSignedOut()
  }, [isOver, onSignedOut])
  if (data !== undefined) return children(data)
  if (error === null || isOver) return skeleton
  const { description } = toFailure(error, { title: '', description: LOADING_TEXTS.tryAgain })
  return (
    <LoadFailed message={LOADING_TEXTS.failed(what, description)} isRetrying={isFetching} onRetry={refetch} />
  )
}
