import { type SavedList, type SavedListSummary, savedLists } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { Rows } from '../rows/rows.tsx'
import { useScope } from '../scope.ts'
import { LIST_FORM_TEXTS, EDIT_LIST_TEXTS as T } from './texts.ts'

interface ViewListDialogProps {
  readonly list: SavedListSummary
  readonly onClose: () => void
}

/** For people who may read the list but not change it. */
export default function ViewListDialog({ list: { id, name }, onClose }: ViewListDialogProps) {
  const { account } = useScope()
  const query = useQuery<SavedList>({
    queryKey: ['the words of a list', id],
    queryFn: () => call(savedLists.read, { params: { id }, query: { account } }),
    gcTime: 0,
  })
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="mt-4">
        <Loaded query={query} what={T.what} skeleton={<WordsSkeleton />}>
          {({ words }) => <Rows label={LIST_FORM_TEXTS.words} rows={words} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function WordsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-36 w-full" />
    </Skeleton>
  )
}
