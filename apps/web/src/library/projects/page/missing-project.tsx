import { PRODUCT_TEXTS } from '@wordloom/contract'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { BrokenThreadsDrawing } from '#ui/drawings/drawings.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { MessagePage } from '#ui/pages/message-page.tsx'
import { useJoinedProjects } from '../../queries.ts'
import { MISSING_PROJECT_TEXTS as T } from '../texts.ts'

interface MissingProjectProps {
  readonly id: number
  /** The account without the project: the owner's, if it isn't the user's own. */
  readonly account: string | undefined
}

/** Follows a project that was handed over to another account, where it has the same id. */
export function MissingProject({ id, account }: MissingProjectProps) {
  const joined = useJoinedProjects()
  if (joined.isFetching) return <PageSpinner />
  const place = joined.data?.find(({ projectId }) => projectId === id)
  if (place === undefined || place.account === account) return <NoProject isOwn={account === undefined} />
  return <Navigate to={`/projects/${id}?account=${place.account}`} replace />
}

export function NoProject({ isOwn }: { readonly isOwn: boolean }) {
  const { title, text } = isOwn ? T.own : T.joined
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_TEXTS.name}`
  }, [title])
  return (
    <MessagePage
      title={title}
      drawing={<BrokenThreadsDrawing />}
      actions={
        <>
          <Link to="/projects" className={buttonClass('primary')}>
            {T.back}
          </Link>
          {isOwn && (
            <Link to="/dashboard?tab=trash" className={buttonClass('plain')}>
              {T.trash}
            </Link>
          )}
        </>
      }
    >
      <p>{text}</p>
    </MessagePage>
  )
}
