import type { MetaFunction } from 'react-router'
import { ProjectGrid } from '../features/projects/project-grid.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Projects · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function ProjectsRoute() {
  return <RequireUser>{() => <ProjectGrid />}</RequireUser>
}
