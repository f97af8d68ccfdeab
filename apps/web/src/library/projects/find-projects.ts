import type { ProjectSummary } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'

export function findProjects(projects: readonly ProjectSummary[], text: string): readonly ProjectSummary[] {
  const wanted = toSearchable(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return projects
  return projects.filter(({ name, description }) => {
    const held = toSearchable(`${name}\n${description ?? ''}`)
    return wanted.every((word) => held.includes(word))
  })
}
