import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, useMemo } from 'react'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { type OpenFolder, useOpenFolder, useOpenView } from '../open-folder.ts'
import { useFolders, useLists } from '../queries.ts'
import { ALL_LISTS_TEXT, LIST_VIEW_TEXTS } from '../texts.ts'
import { FolderView } from './folder-view.tsx'
import type { Emptiness } from './no-lists.tsx'
import { SAVED_LISTS_TEXTS as T } from './texts.ts'

interface SearchProps {
  readonly query: string
  readonly onClear: () => void
}

interface SavedListsProps extends SearchProps {
  readonly folders: ReactNode
}

export function SavedLists({ folders, ...search }: SavedListsProps) {
  const lists = useLists()
  const open = useOpenFolder()
  const folder = useFolder(open)
  return (
    <div className="grid gap-x-5 gap-y-4 lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block">
      {folders}
      <div className="min-w-0">
        <Loaded query={lists} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
          {(all) => <OfFolder key={open} lists={all} open={open} folder={folder} {...search} />}
        </Loaded>
      </div>
    </div>
  )
}

interface OfFolderProps extends SearchProps {
  readonly lists: readonly SavedListSummary[]
  readonly open: OpenFolder
  readonly folder: ShownFolder
}

function OfFolder({ lists, open, folder, ...search }: OfFolderProps) {
  const isAll = open === 'all'
  const own = useMemo(
    () => (isAll ? lists : lists.filter((list) => list.folderId === open)),
    [lists, isAll, open],
  )
  return <FolderView {...folder} {...search} lists={own} total={lists.length} showsFolders={isAll} />
}

interface ShownFolder {
  readonly title: string
  readonly emptiness: Emptiness
}

function useFolder(open: OpenFolder): ShownFolder {
  const { data: folders } = useFolders()
  const view = useOpenView()
  if (view !== null) return { title: LIST_VIEW_TEXTS[view], emptiness: 'ungrouped' }
  if (open === 'all') return { title: ALL_LISTS_TEXT, emptiness: 'ungrouped' }
  if (open === null) return { title: T.ungrouped, emptiness: 'ungrouped' }
  if (folders === undefined) return { title: T.titleUnknownYet, emptiness: 'folder' }
  const folder = folders.find(({ id }) => id === open)
  return folder === undefined
    ? { title: T.unknownFolder, emptiness: 'unknown' }
    : { title: folder.name, emptiness: 'folder' }
}
