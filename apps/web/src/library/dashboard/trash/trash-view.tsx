import { useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyTrashDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { useTrash } from '../../queries.ts'
import { EmptyTrashDialog } from './empty-trash-dialog.tsx'
import { TRASH_TEXTS as T } from './texts.ts'
import { TrashList } from './trash-list.tsx'

export default function TrashView() {
  const query = useTrash()
  const [isEmptying, setIsEmptying] = useState(false)
  const count = query.data?.length ?? 0
  return (
    <section aria-labelledby="trash">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="trash" className="text-base/6 font-semibold tracking-tight">
            {T.heading}
          </h2>
          <p className="text-sm/6 text-soft">{T.text}</p>
        </div>
        {count > 0 && (
          <Button className="border-danger/50! text-danger!" onClick={() => setIsEmptying(true)}>
            {T.clear}
          </Button>
        )}
      </div>
      <Loaded query={query} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              title={T.empty}
              drawing={<EmptyTrashDrawing />}
              action={
                <Link to="/dashboard" className={buttonClass('plain')}>
                  {T.back}
                </Link>
              }
            >
              {T.emptyText}
            </EmptyState>
          ) : (
            <TrashList items={items} />
          )
        }
      </Loaded>
      {isEmptying && <EmptyTrashDialog count={count} onClose={() => setIsEmptying(false)} />}
    </section>
  )
}
