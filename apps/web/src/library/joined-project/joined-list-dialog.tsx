import { type SavedList, savedLists } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { Rows } from '../rows/rows.tsx'
import { useScope } from '../scope.ts'
import { JOINED_LIST_TEXTS as T } from './texts.ts'

interface JoinedListDialogProps {
  readonly list: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** For viewers. Editors get the editor of lists. */
export function JoinedListDialog({ list, onClose }: JoinedListDialogProps) {
  const { account } = useScope()
  const query = useQuery<SavedList>({
    queryKey: ['a list of a joined project', list.id],
    queryFn: () => call(savedLists.read, { params: { id: list.id }, query: { account } }),
    gcTime: 0,
  })
  return (
    <Dialog title={list.name} onClose={onClose}>
      <div className="mt-4">
        <Loaded query={query} what={T.what} skeleton={<PageSpinner />}>
          {({ words }) => <Rows label={T.words} rows={words} />}
        </Loaded>
      </div>
    </Dialog>
  )
}
