import { type SavedListSummary, savedLists } from '@wordloom/contract'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { toCount } from '#platform/format/numbers.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { deleteLists } from '../changes/list-changes.ts'
import { useLists } from '../queries.ts'
import { canCall, useScope } from '../scope.ts'
import { VERSIONS_TEXTS } from '../versions/texts.ts'
import { JoinedListDialog } from './joined-list-dialog.tsx'
import { JOINED_PAGE_TEXTS as T } from './texts.ts'

const VersionsDialog = lazyWithPreload(() => import('../versions/versions-dialog.tsx'))

/** A dialog that edits the list, or makes a new one without it. */
export type ListEditor = (list: SavedListSummary | null, onClose: () => void) => ReactNode

interface JoinedListsProps {
  readonly editor: ListEditor
}

export function JoinedLists({ editor }: JoinedListsProps) {
  const heading = useId()
  const [open, setOpen] = useState<SavedListSummary | 'new' | null>(null)
  const [past, setPast] = useState<SavedListSummary | null>(null)
  const scope = useScope()
  const query = useLists(scope)
  const remove = useMutation({
    mutationFn: (list: SavedListSummary) => deleteLists(scope, [list]),
    onSuccess: () => showToast({ title: T.removed }),
    onError: (error) => tellFailure(error, T.notRemoved),
  })
  const canEdit = canCall(scope, savedLists.replace)
  return (
    <section aria-labelledby={heading} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-base/6 font-semibold tracking-tight">
          {T.lists}
        </h2>
        {canEdit && <Button onClick={() => setOpen('new')}>{T.newList}</Button>}
      </div>
      <div className="mt-3">
        <Loaded query={query} what={T.listsWhat} skeleton={<RowsSkeleton label={T.listsLoading} />}>
          {(lists) =>
            lists.length === 0 ? (
              <p className="text-sm/6 text-soft">{T.noLists}</p>
            ) : (
              <ul className="divide-y divide-line rounded-md border border-line bg-card">
                {lists.map((list) => (
                  <li key={list.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                    <div className="min-w-0 grow basis-40">
                      <button
                        type="button"
                        aria-label={T.open(list.name)}
                        onClick={() => setOpen(list)}
                        className="cursor-pointer text-left text-sm/6 font-medium wrap-anywhere hover:underline"
                      >
                        {list.name}
                      </button>
                      <p className="text-xs/5 text-soft tabular-nums">{toCount(list.wordCount, 'word')}</p>
                    </div>
                    <Button aria-label={VERSIONS_TEXTS.openNamed(list.name)} onClick={() => setPast(list)}>
                      {VERSIONS_TEXTS.openShort}
                    </Button>
                    {canEdit && (
                      <Button aria-label={T.removeList(list.name)} onClick={() => remove.mutate(list)}>
                        {T.remove}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {past !== null && (
        <Suspense>
          <VersionsDialog list={past} onClose={() => setPast(null)} />
        </Suspense>
      )}
      {open !== null &&
        (canEdit
          ? editor(open === 'new' ? null : open, () => setOpen(null))
          : open !== 'new' && <JoinedListDialog list={open} onClose={() => setOpen(null)} />)}
    </section>
  )
}
