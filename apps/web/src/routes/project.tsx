import { ItemParams } from '@wordloom/contract'
import { type MetaFunction, useParams } from 'react-router'
import { MissingProject } from '../features/projects/missing-project.tsx'
import { ProjectPage } from '../features/projects/project-page.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Project · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function ProjectRoute() {
  const params = ItemParams.safeParse(useParams())
  return (
    <RequireUser>
      {() =>
        params.success ? (
          <ProjectPage
            key={params.data.id}
            id={params.data.id}
            generator={() => null}
            lists={null}
            results={null}
          />
        ) : (
          <MissingProject />
        )
      }
    </RequireUser>
  )
}
