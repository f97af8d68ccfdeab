import type { MetaFunction } from 'react-router'
import { JoinedProjects } from '../features/joined-project/joined-projects.tsx'
import { ProjectGrid } from '../features/projects/project-grid.tsx'
import { PROJECTS_TEXTS } from '../features/projects/texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => memberMeta(PROJECTS_TEXTS.title)

export default function ProjectsRoute() {
  return <RequireUser>{() => <ProjectGrid joined={<JoinedProjects />} />}</RequireUser>
}
