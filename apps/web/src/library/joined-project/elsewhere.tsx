import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { useJoinedProjects } from '../queries.ts'

interface ElsewhereProps {
  readonly id: number
  readonly account?: string
  readonly otherwise: ReactNode
}

/** Follows a project that was handed over to another account, where it has the same id. */
export function Elsewhere({ id, account, otherwise }: ElsewhereProps) {
  const joined = useJoinedProjects()
  if (joined.isFetching) return <PageSpinner />
  const place = joined.data?.find(({ projectId }) => projectId === id)
  if (place === undefined || place.account === account) return otherwise
  return <Navigate to={`/projects/${id}?account=${place.account}`} replace />
}
