import type { ReactNode } from 'react'
import { Loaded } from '#ui/loading/loaded.tsx'
import { useJoinedProjects } from '../../queries.ts'
import { OWN, ScopeContext } from '../../scope.ts'
import { PROJECT_TEXTS as T } from '../texts.ts'
import { PROJECT_PAGE } from './frame.ts'
import { PageSkeleton } from './page-skeleton.tsx'

interface ProjectScopeProps {
  readonly id: number
  /** The owner's, if the project isn't the user's own. */
  readonly account: string | undefined
  readonly missing: ReactNode
  readonly children: ReactNode
}

export function ProjectScope({ account, children, ...rest }: ProjectScopeProps) {
  if (account === undefined) return <ScopeContext value={OWN}>{children}</ScopeContext>
  return (
    <JoinedScope account={account} {...rest}>
      {children}
    </JoinedScope>
  )
}

interface JoinedScopeProps extends ProjectScopeProps {
  readonly account: string
}

/** Finds out what the user may do in the project, before its page shows. */
function JoinedScope({ id, account, missing, children }: JoinedScopeProps) {
  const joined = useJoinedProjects()
  const place = joined.data?.find((each) => each.projectId === id && each.account === account)
  if (place !== undefined) return <ScopeContext value={place}>{children}</ScopeContext>
  // This asks again, because someone may have joined a moment ago.
  if (joined.data !== undefined) return missing
  return (
    <main className={PROJECT_PAGE}>
      <Loaded query={joined} what={T.what} skeleton={<PageSkeleton />}>
        {() => null}
      </Loaded>
    </main>
  )
}
