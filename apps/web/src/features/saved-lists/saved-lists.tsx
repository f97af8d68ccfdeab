import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, useMemo } from 'react'
import { useOpenFolder } from '../../shared/library/open-folder.ts'
import { useFolders, useLists } from '../../shared/library/queries.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton.tsx'
import { FolderView } from './folder-view.tsx'

interface SavedListsProps {
  /** The folders, one of which is open. */
  readonly folders: ReactNode
}

/** The lists of an account, folder by folder. */
export function SavedLists({ folders }: SavedListsProps) {
  const query = useLists()
  const open = useOpenFolder()
  const title = useFolderTitle(open)
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      {folders}
      <div className="min-w-0">
        <Loaded query={query} what="Your lists" skeleton={<RowsSkeleton label="Loading your lists…" />}>
          {(lists) => <OfFolder key={open} lists={lists} folderId={open} title={title} />}
        </Loaded>
      </div>
    </div>
  )
}

interface OfFolderProps {
  readonly lists: readonly SavedListSummary[]
  readonly folderId: number | null
  readonly title: string
}

function OfFolder({ lists, folderId, title }: OfFolderProps) {
  const own = useMemo(() => lists.filter((list) => list.folderId === folderId), [lists, folderId])
  return <FolderView title={title} lists={own} />
}

function useFolderTitle(open: number | null): string {
  const { data: folders } = useFolders()
  if (open === null) return 'Ungrouped Lists'
  if (folders === undefined) return 'Lists'
  return folders.find(({ id }) => id === open)?.name ?? 'Unknown Folder'
}
