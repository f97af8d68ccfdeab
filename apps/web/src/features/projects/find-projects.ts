import type { ProjectSummary } from '@wordloom/contract'

export function findProjects(projects: readonly ProjectSummary[], text: string): readonly ProjectSummary[] {
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return projects
  return projects.filter(({ name, description }) => {
    const held = fold(`${name}\n${description ?? ''}`)
    return wanted.every((word) => held.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
