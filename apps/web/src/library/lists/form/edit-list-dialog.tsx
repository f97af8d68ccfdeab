import type { SavedListSummary } from '@wordloom/contract'
import { Suspense, useRef, useState } from 'react'
import { keptWork } from '#platform/kept-work/kept-work.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useUnsaved } from '#ui/form/use-unsaved.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { type ListContent, loadList } from '../../content/content.ts'
import { useScope } from '../../scope.ts'
import { DASHBOARD_MESSAGES, type ListMessages, EDIT_LIST_TEXTS as T } from '../texts.ts'
import { EditList, toBaseName } from './edit-list.tsx'

const VersionsDialog = lazyWithPreload(() => import('../../versions/versions-dialog.tsx'))

interface EditListDialogProps {
  readonly list: SavedListSummary
  readonly messages?: ListMessages
  readonly onClose: () => void
}

export function EditListDialog(props: EditListDialogProps) {
  const [isHistory, setIsHistory] = useState(false)
  if (!isHistory) return <Editing {...props} onHistory={() => setIsHistory(true)} />
  return (
    <Suspense>
      <VersionsDialog list={props.list} onClose={() => setIsHistory(false)} />
    </Suspense>
  )
}

function Editing({
  list,
  messages = DASHBOARD_MESSAGES,
  onHistory,
  onClose,
}: EditListDialogProps & { readonly onHistory: () => void }) {
  const scope = useScope()
  const next = useRef(onClose)
  const { check, leave, question } = useUnsaved(() => next.current())
  const leaveTo = (target: () => void) => () => {
    next.current = target
    leave()
  }
  const query = useQuery({
    queryKey: ['words of a list', list.id],
    queryFn: () => loadList(scope, list.id),
    // Loads the words each time, unless the person continues an interrupted edit.
    initialData: () => keptWork.read(toBaseName(list.id)) as ListContent | undefined,
    gcTime: 0,
  })
  return (
    <Dialog title={T.title} onClose={leaveTo(onClose)}>
      <Loaded query={query} what={T.what} skeleton={<WordsSkeleton />}>
        {(loaded) => (
          <EditList
            list={list}
            loaded={loaded}
            messages={messages}
            unsaved={check}
            onClose={onClose}
            onHistory={leaveTo(onHistory)}
            onCancel={leaveTo(onClose)}
          />
        )}
      </Loaded>
      {question}
    </Dialog>
  )
}

function WordsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="mt-4 h-10 w-full" />
      <Bone className="mt-4 h-56 w-full" />
    </Skeleton>
  )
}
