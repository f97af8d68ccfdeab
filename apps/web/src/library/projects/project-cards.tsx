import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { FoundProjects } from './found-projects.tsx'
import { DASHBOARD_SENTENCES, NO_PROJECTS_TEXTS as T } from './texts.ts'

interface ProjectCardsProps {
  readonly query: string
  readonly onClear: () => void
}

export function ProjectCards({ query, onClear }: ProjectCardsProps) {
  return (
    <FoundProjects
      query={query}
      onClear={onClear}
      sentences={DASHBOARD_SENTENCES}
      contents="keep"
      start={
        <Link to="/projects" className={buttonClass('primary')}>
          {T.toProjects}
        </Link>
      }
    />
  )
}
