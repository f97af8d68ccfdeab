import type { MetaFunction } from 'react-router'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { ProjectCards } from '../features/projects/project-cards.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Dashboard · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function DashboardRoute() {
  return (
    <RequireUser>
      {() => (
        <Dashboard
          lists={null}
          results={null}
          projects={<ProjectCards />}
          importLists={() => null}
          createList={() => null}
          createFolder={() => null}
          editList={() => null}
          editResult={() => null}
        />
      )}
    </RequireUser>
  )
}
