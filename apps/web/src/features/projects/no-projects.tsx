import type { ReactNode } from 'react'
import { NoProjectsDrawing } from '../../shared/ui/drawings/drawings.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { NO_PROJECTS_TEXTS as T } from './texts.ts'

export function NoProjects({ action }: { readonly action: ReactNode }) {
  return (
    <EmptyState title={T.title} level="h2" drawing={<NoProjectsDrawing />} action={action}>
      {T.text}
    </EmptyState>
  )
}
