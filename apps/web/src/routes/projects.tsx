import type { MetaFunction } from 'react-router'
import { JoinedProjects } from '#library/projects/joined-projects.tsx'
import { ProjectGrid } from '#library/projects/project-grid.tsx'
import { PROJECTS_TEXTS } from '#library/projects/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { RequireUser } from '#ui/session/require-user.tsx'

export const meta: MetaFunction = () => memberMeta(PROJECTS_TEXTS.title)

export default function ProjectsRoute() {
  return <RequireUser>{() => <ProjectGrid joined={<JoinedProjects />} />}</RequireUser>
}
