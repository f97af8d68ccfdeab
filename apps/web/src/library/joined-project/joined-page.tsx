import {
  ITEM_FIELD_MESSAGES,
  type PeopleRole,
  PRODUCT_TEXTS,
  type Project,
  people,
  projects,
} from '@wordloom/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { BrokenThreadsDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { MessagePage } from '#ui/pages/message-page.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { showToast } from '#ui/toast/toast.ts'
import { JOINED_KEY, projectKey } from '../keys.ts'
import { History } from '../people/history.tsx'
import { useJoinedProjects, useProject } from '../queries.ts'
import { ScopeContext } from '../scope.ts'
import { Elsewhere } from './elsewhere.tsx'
import { JoinedLists, type ListEditor } from './joined-lists.tsx'
import { JoinedResults } from './joined-results.tsx'
import { OfferNotice } from './offer-notice.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { RENAME_TEXTS, JOINED_PAGE_TEXTS as T } from './texts.ts'

interface JoinedPageProps {
  readonly id: number
  readonly account: string
  /** Editors see the generator, viewers the same columns without it. */
  readonly generator: (project: Project, role: PeopleRole) => ReactNode
  readonly listEditor: ListEditor
}

export function JoinedPage({ id, account, generator, listEditor }: JoinedPageProps) {
  const query = useProject({ account }, id)
  const joined = useJoinedProjects()
  const place = joined.data?.find(({ projectId }) => projectId === id)
  const isGone = query.error instanceof ApiError && query.error.status === 404
  useEffect(() => {
    if (query.data !== undefined) document.title = `${query.data.name} · ${PRODUCT_TEXTS.name}`
  }, [query.data])
  if (isGone && query.data === undefined) return <Elsewhere id={id} account={account} otherwise={<Gone />} />
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <Link
        to="/projects"
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-ink print:hidden"
      >
        <span aria-hidden="true">←</span> {T.back}
      </Link>
      <Loaded query={query} what={T.what} skeleton={<PageSpinner />}>
        {(project) => (
          <>
            <header className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <h1 className={`wrap-anywhere ${PAGE_TITLE}`}>{project.name}</h1>
                {place !== undefined && (
                  <p className="text-xs/5 text-soft wrap-anywhere">
                    {T.roles[place.role]} · {place.owner}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap gap-3">
                {place?.role === 'editor' && <Rename project={project} account={account} />}
                <Leave id={id} account={account} />
              </div>
            </header>
            {place === undefined ? (
              <PageSpinner />
            ) : (
              <ScopeContext value={place}>
                {place.isOffered && <OfferNotice place={place} />}
                <div className="mt-6">{generator(project, place.role)}</div>
                <JoinedLists editor={listEditor} />
                <JoinedResults />
                <History projectId={id} />
              </ScopeContext>
            )}
          </>
        )}
      </Loaded>
    </main>
  )
}

function Rename({ project, account }: { readonly project: Project; readonly account: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, description } = project
  async function rename(newName: string) {
    const body = { name: newName, ...(description !== null && { description }) }
    await call(projects.update, { params: { id }, query: { account }, body })
    await queryClient.invalidateQueries({ queryKey: projectKey({ account }, id) })
    void queryClient.invalidateQueries({ queryKey: JOINED_KEY })
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{RENAME_TEXTS.open}</Button>
      {isOpen && (
        <RenameDialog
          title={RENAME_TEXTS.project}
          name={name}
          nameMissing={ITEM_FIELD_MESSAGES.projectName}
          onRename={rename}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function Leave({ id, account }: { readonly id: number; readonly account: string }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => call(people.leave, { params: { id }, query: { account } }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: JOINED_KEY })
      await navigate('/projects')
      showToast({ title: T.left })
    },
    onError: (error) => {
      setIsAsking(false)
      tellFailure(error, T.notLeft)
    },
  })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{T.leave}</Button>
      {isAsking && (
        <AlertDialog
          title={T.leaveTitle}
          description={T.leaveText}
          confirmLabel={T.leave}
          confirmLook="danger"
          isPending={leave.isPending}
          pendingLabel={T.leaving}
          onConfirm={() => leave.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Gone() {
  return (
    <MessagePage
      title={T.gone}
      drawing={<BrokenThreadsDrawing />}
      actions={
        <Link to="/projects" className={buttonClass('primary')}>
          {T.back}
        </Link>
      }
    >
      <p>{T.goneText}</p>
    </MessagePage>
  )
}
