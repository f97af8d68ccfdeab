import type { Folder } from '@wordloom/contract'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { SavedFilterList } from '../filters/saved-filter-list.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { useOpenFolder, useOpenView } from '../open-folder.ts'
import { useFolders, useLists } from '../queries.ts'
import { DeleteFolderDialog } from './delete-folder-dialog.tsx'
import { EditFolderDialog } from './edit-folder-dialog.tsx'
import { AllListsEntry, FolderEntry, ViewEntry } from './folder-entry.tsx'
import { FOLDERS_TEXTS as T } from './texts.ts'

interface OpenDialog {
  readonly kind: 'edit' | 'delete'
  readonly folder: Folder
}

export function FolderSidebar() {
  const folders = useFolders()
  const { data: lists } = useLists()
  const open = useOpenFolder()
  const view = useOpenView()
  const { isStarred } = useMarks('list')
  const starred = lists?.filter(({ id }) => isStarred(id)).length
  const [, setParams] = useSearchParams()
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('dialog of folders', null)
  const heading = useId()

  const countOf = (folderId: number | null) => lists?.filter((list) => list.folderId === folderId).length
  const close = () => setDialog(null)
  function leave(folderId: number) {
    if (folderId !== open) return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('folder')
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return (
    <nav aria-labelledby={heading} tabIndex={-1} className="min-w-0 outline-none print:hidden">
      <h2 id={heading} className="mb-1.5 px-2.5 text-xs/5 font-medium text-soft max-lg:sr-only">
        {T.heading}
      </h2>
      <Loaded query={folders} what={T.what} skeleton={<FoldersSkeleton />}>
        {(all) => (
          <ul className="relative flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:grid lg:grid-cols-1 lg:gap-0.5">
            <AllListsEntry count={lists?.length} isOpen={open === 'all' && view === null} />
            <ViewEntry view="starred" count={starred} isOpen={view === 'starred'} />
            <ViewEntry view="changed" count={null} isOpen={view === 'changed'} />
            <FolderEntry folder={null} count={countOf(null)} isOpen={open === null} />
            {all.map((folder) => (
              <FolderEntry
                key={folder.id}
                folder={folder}
                count={countOf(folder.id)}
                isOpen={open === folder.id}
                onEdit={() => setDialog({ kind: 'edit', folder })}
                onDelete={() => setDialog({ kind: 'delete', folder })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <SavedFilterList />
      {dialog?.kind === 'edit' && <EditFolderDialog folder={dialog.folder} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteFolderDialog
          folder={dialog.folder}
          count={countOf(dialog.folder.id) ?? 0}
          onDeleted={() => leave(dialog.folder.id)}
          onClose={close}
        />
      )}
    </nav>
  )
}

function FoldersSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <div className="flex gap-2 overflow-hidden lg:grid">
        {['first', 'second', 'third'].map((name) => (
          <Bone key={name} className="h-9 w-32 shrink-0 lg:w-full" />
        ))}
      </div>
    </Skeleton>
  )
}
