import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { Dashboard } from '#library/dashboard/dashboard.tsx'
import { DASHBOARD_TEXTS } from '#library/dashboard/texts.ts'
import { CreateFolderDialog } from '#library/folders/create-folder-dialog.tsx'
import { FolderSidebar } from '#library/folders/folder-sidebar.tsx'
import { CreateListDialog } from '#library/lists/form/create-list-dialog.tsx'
import { EditListDialog } from '#library/lists/form/edit-list-dialog.tsx'
import { SavedLists } from '#library/lists/saved-lists.tsx'
import { ProjectCards } from '#library/projects/project-cards.tsx'
import { prefetchLibrary } from '#library/queries.ts'
import { SavedResults } from '#library/results/saved-results.tsx'
import { DASHBOARD_MESSAGES } from '#library/results/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { readSignInState } from '#platform/user/sign-in-state.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { RequireUser } from '#ui/session/require-user.tsx'
import { leaveToSignIn } from '#ui/session/session-over.ts'

const ImportDialog = lazyWithPreload(() => import('#library/import/import-dialog.tsx'))
const CreateProjectDialog = lazyWithPreload(() => import('#library/projects/title/create-project-dialog.tsx'))
const ResultDialog = lazyWithPreload(() => import('#library/results/result-dialog.tsx'))

export const meta: MetaFunction = () => memberMeta(DASHBOARD_TEXTS.title)

export default function DashboardRoute() {
  // Starts loading before the server has confirmed the session.
  useEffect(() => {
    if (readSignInState() === 'member') prefetchLibrary()
  }, [])
  return (
    <RequireUser visitor={<Visitor />}>
      {() => (
        <Dashboard
          lists={(query, onClear) => (
            <SavedLists folders={<FolderSidebar />} query={query} onClear={onClear} />
          )}
          results={(query, onClear) => <SavedResults query={query} onClear={onClear} />}
          projects={(query, onClear) => <ProjectCards query={query} onClear={onClear} />}
          importLists={(onClose) => <ImportDialog onClose={onClose} />}
          createList={(onClose) => <CreateListDialog onClose={onClose} />}
          createFolder={(onClose) => <CreateFolderDialog onClose={onClose} />}
          createProject={(onClose) => <CreateProjectDialog onClose={onClose} />}
          editList={(list, onClose) => <EditListDialog list={list} onClose={onClose} />}
          openResult={(result, onClose) => (
            <ResultDialog result={result} startsAs="view" messages={DASHBOARD_MESSAGES} onClose={onClose} />
          )}
        />
      )}
    </RequireUser>
  )
}

function Visitor() {
  useEffect(() => leaveToSignIn(), [])
  return <PageSpinner />
}
