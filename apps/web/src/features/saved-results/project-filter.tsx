import type { ProjectSummary } from '@wordloom/contract'
import { SELECT } from '../../shared/ui/select-class.ts'
import type { Arrangement } from './arrange.ts'
import { readProject } from './use-arrangement.ts'

interface ProjectFilterProps {
  readonly projects: readonly ProjectSummary[]
  readonly project: Arrangement['project']
  readonly onChange: (project: Arrangement['project']) => void
}

/** Shows the results of one project, or of none. */
export function ProjectFilter({ projects, project, onChange }: ProjectFilterProps) {
  return (
    <select
      aria-label="Show results of"
      value={String(project)}
      onChange={({ target }) => onChange(readProject(target.value))}
      className={`${SELECT} sm:max-w-48 max-sm:min-w-0 max-sm:flex-1`}
    >
      <option value="any">All projects</option>
      <option value="none">General Collection (No Project)</option>
      {projects.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
