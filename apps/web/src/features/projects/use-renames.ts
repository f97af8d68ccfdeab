import { useEffect, useRef } from 'react'
import { showToast } from '../../shared/ui/toast.ts'
import { isSameTitle, type Title } from './save-title.ts'
import { PROJECT_TEXTS as T } from './texts.ts'

/** Reports renames from elsewhere. Call the returned function before saving a title from this page. */
export function useRenames(project: Title | undefined): (own: Title) => void {
  const last = useRef<Title | undefined>(undefined)
  const own = useRef<Title | undefined>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = project
    if (project === undefined || before === undefined || before.name === project.name) return
    if (own.current !== undefined && isSameTitle(own.current, project)) return
    showToast({ title: T.renamed, description: T.renamedFrom(before.name, project.name) })
  }, [project])
  return (title) => {
    own.current = title
  }
}
