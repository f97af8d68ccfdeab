import { type ComponentProps, Suspense, useState } from 'react'
import { useLists } from '#library/queries.ts'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { Column, GeneratorActions } from '../../state/generator-state.ts'
import { SAVED_LISTS_TEXTS as T } from './texts.ts'
import { useChoosing } from './use-choosing.ts'

const ListsPopover = lazyWithPreload(() => import('./lists-popover.tsx'))

export interface SavedListsProps {
  readonly column: Column
  readonly name: string
  readonly actions: Pick<GeneratorActions, 'fillColumn'>
  readonly projectId: number | null
}

export default function SavedLists({ column, name, actions, projectId }: SavedListsProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const { selected, isFilling, choose } = useChoosing({ column, name, lists: useLists().data, actions })
  const button = (
    <RowButton
      name={name}
      {...(!wasOpened && { 'aria-expanded': false, onClick: () => setWasOpened(true) })}
    />
  )
  return (
    <div className="flex h-full items-center gap-2 pr-3 pl-1.5 text-xs/5 text-soft">
      {wasOpened ? (
        <Suspense fallback={button}>
          <ListsPopover
            trigger={button}
            name={name}
            projectId={projectId}
            selected={selected}
            onChoose={choose}
          />
        </Suspense>
      ) : (
        button
      )}
      <p role="status" className="ml-auto truncate tabular-nums">
        {isFilling ? T.filling : selected.length > 0 && T.selected(selected.length)}
      </p>
    </div>
  )
}

function RowButton({ name, ...rest }: { readonly name: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={T.of(name)}
      className="inline-flex min-h-7 items-center gap-1.5 rounded-sm px-1.5 font-medium whitespace-nowrap transition-colors hover:bg-wash hover:text-ink aria-expanded:bg-wash aria-expanded:text-ink"
      {...rest}
    >
      {T.title}
      <ChevronDownIcon className="size-3.5" />
    </button>
  )
}
