import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { BrokenThreadsDrawing, EmptyFolderDrawing, NoListsDrawing } from '#ui/drawings/drawings.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { toFolderSearch } from '../open-folder.ts'
import { SAVED_LISTS_TEXTS as T } from './texts.ts'

export type Emptiness = 'folder' | 'unknown' | 'ungrouped'

const SHAPES = {
  folder: { ...T.emptyFolder, drawing: <EmptyFolderDrawing /> },
  ungrouped: { ...T.emptyUngrouped, drawing: <NoListsDrawing /> },
} as const

export function NoLists({ of }: { readonly of: Emptiness }) {
  if (of === 'unknown') return <NoFolder />
  const { title, text, drawing } = SHAPES[of]
  return (
    <EmptyState
      title={title}
      drawing={drawing}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {T.toGenerator}
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}

function NoFolder() {
  const [params] = useSearchParams()
  return (
    <EmptyState
      title={T.unknown.title}
      drawing={<BrokenThreadsDrawing />}
      action={
        <Link to={toFolderSearch(params, null)} className={buttonClass('primary')}>
          {T.unknown.action}
        </Link>
      }
    >
      {T.unknown.text}
    </EmptyState>
  )
}
