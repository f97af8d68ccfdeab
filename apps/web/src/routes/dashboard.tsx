import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { DASHBOARD_TEXTS } from '../features/dashboard/texts.ts'
import { CreateFolderDialog } from '../features/folders/create-folder-dialog.tsx'
import { FolderSidebar } from '../features/folders/folder-sidebar.tsx'
import { ProjectCards } from '../features/projects/project-cards.tsx'
import { CreateListDialog } from '../features/saved-lists/form/create-list-dialog.tsx'
import { EditListDialog } from '../features/saved-lists/form/edit-list-dialog.tsx'
import { SavedLists } from '../features/saved-lists/saved-lists.tsx'
import { SavedResults } from '../features/saved-results/saved-results.tsx'
import { DASHBOARD_MESSAGES } from '../features/saved-results/texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'
import { prefetchLibrary } from '../shared/library/queries.ts'
import { lazyWithPreload } from '../shared/ui/loading/lazy-with-preload.tsx'
import { PageSpinner } from '../shared/ui/loading/page-spinner.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'
import { leaveToSignIn } from '../shared/user/session-over.ts'
import { readSignInState } from '../shared/user/sign-in-state.ts'

const ImportDialog = lazyWithPreload(() => import('../features/import/import-dialog.tsx'))
const CreateProjectDialog = lazyWithPreload(
  () => import('../features/projects/title/create-project-dialog.tsx'),
)
const ResultDialog = lazyWithPreload(() => import('../features/saved-results/result-dialog.tsx'))

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
