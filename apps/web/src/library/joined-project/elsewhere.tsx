import type { JoinedProject } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useQuery } from '#platform/lib/use-query.ts'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { JOINED_KEY } from './joined-projects.tsx'

interface ElsewhereProps {
  readonly id: number
  readonly account?: string
  readonly otherwise: ReactNode
}

/** Follows a project that was handed over to another account, where it has the same id. */
export function Elsewhere({ id, account, otherwise }: ElsewhereProps) {
  const joined = useQuery<readonly JoinedProject[]>({ queryKey: JOINED_KEY, refetchOnMount: 'always' })
  if (joined.isFetching) return <PageSpinner />
  const place = joined.data?.find(({ projectId }) => projectId === id)
  if (place === undefined || place.account === account) return otherwise
  return <Navigate to={`/projects/${id}?account=${place.account}`} replace />
}
