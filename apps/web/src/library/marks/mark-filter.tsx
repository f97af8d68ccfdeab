import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { CloseIcon, StarIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { SAVED_FILTERS_TEXTS } from '../filters/texts.ts'
import { STAR_TEXTS, TAG_TEXTS as T } from './texts.ts'
import type { MarkFilter } from './use-mark-filter.ts'
import { useTags } from './use-marks.ts'

const SaveFilterDialog = lazyWithPreload(() => import('../filters/save-filter-dialog.tsx'))

interface MarkFiltersProps {
  readonly filter: MarkFilter
  readonly hasTags?: boolean
}

export function MarkFilters({ filter, hasTags = true }: MarkFiltersProps) {
  const { isStarred, tags, setStarred, setTags } = filter
  return (
    <>
      {hasTags && (isStarred || tags.length > 0) && <SaveFilter proposal={tags.join(', ')} />}
      {hasTags && <TagFilter chosen={tags} onChange={setTags} />}
      <Button
        aria-pressed={isStarred}
        onClick={() => setStarred(!isStarred)}
        className={isStarred ? 'border-accent!' : ''}
      >
        <StarIcon className={isStarred ? 'size-4 fill-current text-accent' : 'size-4'} />
        {STAR_TEXTS.starred}
      </Button>
    </>
  )
}

function SaveFilter({ proposal }: { readonly proposal: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {SAVED_FILTERS_TEXTS.save}
      </Button>
      <Suspense>
        {isOpen && <SaveFilterDialog proposal={proposal} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}

interface NothingMarkedProps {
  readonly filter: MarkFilter
  readonly level?: 'h2' | 'h3'
}

/** For a library that has items, but none with these stars and tags. */
export function NothingMarked({ filter, level = 'h3' }: NothingMarkedProps) {
  const isOnlyStarred = filter.tags.length === 0
  return (
    <EmptyState
      title={isOnlyStarred ? STAR_TEXTS.noneTitle : T.nothingTitle}
      level={level}
      drawing={<NothingFoundDrawing />}
      action={<Button onClick={filter.clear}>{STAR_TEXTS.showAll}</Button>}
    >
      {isOnlyStarred ? STAR_TEXTS.noneText : T.nothingText}
    </EmptyState>
  )
}

interface TagFilterProps {
  readonly chosen: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
}

function TagFilter({ chosen, onChange }: TagFilterProps) {
  const tags = useTags()
  const others = tags.filter((tag) => !chosen.includes(tag))
  return (
    <>
      {others.length > 0 && (
        <select
          aria-label={T.filter}
          value=""
          onChange={({ target }) => onChange([...chosen, target.value])}
          className={`${SELECT} w-24`}
        >
          <option value="">{T.filter}</option>
          {others.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </select>
      )}
      {chosen.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-label={T.removeFilter(tag)}
          onClick={() => onChange(chosen.filter((each) => each !== tag))}
          className="inline-flex min-h-9 max-w-48 items-center gap-1.5 rounded-md border border-accent bg-card px-2.5 text-sm/5 hover:bg-wash"
        >
          <span className="truncate">{T.tagged(tag)}</span>
          <CloseIcon className="size-3.5" />
        </button>
      ))}
    </>
  )
}
