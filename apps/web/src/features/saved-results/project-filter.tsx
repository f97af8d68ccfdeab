import type { ProjectSummary } from '@wordloom/contract'
import { NO_PLACE_TEXTS } from '../../shared/library/library-texts.ts'
import { SELECT } from '../../shared/ui/select-class.ts'
import type { Arrangement } from './arrange.ts'
import { SAVED_RESULTS_TEXTS as T } from './texts.ts'
import { readProject } from './use-arrangement.ts'

interface ProjectFilterProps {
  readonly projects: readonly ProjectSummary[]
  readonly project: Arrangement['project']
  readonly onChange: (project: Arrangement['project']) => void
}

export function ProjectFilter({ projects, project, onChange }: ProjectFilterProps) {
  return (
    <select
      aria-label={T.project}
      value={String(project)}
      onChange={({ target }) => onChange(readProject(target.value))}
      className={`${SELECT} sm:max-w-48 max-sm:min-w-0 max-sm:flex-1`}
    >
      <option value="any">{T.anyProject}</option>
      <option value="none">{NO_PLACE_TEXTS.project}</option>
      {projects.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
