import type { ReactNode } from 'react'
import type { GeneratorModel } from '#generator/state/generator-state.ts'
import { toDisplayNames } from '#generator/state/rows/column-references.ts'
import { toCount } from '#platform/format/numbers.ts'
import { CloseIcon, LinkIcon, OptionalIcon } from '#ui/icons/icons.tsx'
import { COLUMN_MARK_TEXTS as T } from '../texts.ts'
import { isOptional, linkOf, withOptional, withoutLink } from './links.ts'

export interface ColumnMarksProps {
  readonly generator: Pick<GeneratorModel, 'columns' | 'rows' | 'actions'>
  readonly place: number
}

export default function ColumnMarks({ generator: { columns, rows, actions }, place }: ColumnMarksProps) {
  const names = toDisplayNames(columns.map(({ name }) => name))
  const name = names[place] ?? ''
  const others = (linkOf(rows, place) ?? []).filter((other) => other !== place)
  const items = columns[place]?.items ?? null
  const uneven = others.find((other) => {
    const count = columns[other]?.items ?? null
    return count !== null && items !== null && count !== items
  })
  return (
    <div className="flex flex-wrap gap-1 px-2.5 pb-1.5">
      {others.length > 0 && (
        <Mark
          icon={<LinkIcon className="size-3.5" />}
          removeLabel={T.removeLink(name)}
          isWrong={uneven !== undefined}
          onRemove={() => actions.setRows((before) => withoutLink(before, place))}
        >
          {T.linked(others.map((other) => names[other]).join(', '))}
          {uneven !== undefined && (
            <span className="block">
              {T.lengths(
                toCount(items ?? 0, 'word'),
                toCount(columns[uneven]?.items ?? 0, 'word'),
                names[uneven] ?? '',
              )}
            </span>
          )}
        </Mark>
      )}
      {isOptional(rows, place) && (
        <Mark
          icon={<OptionalIcon className="size-3.5" />}
          removeLabel={T.removeOptional(name)}
          onRemove={() => actions.setRows((before) => withOptional(before, place, false))}
        >
          {T.optional}
        </Mark>
      )}
    </div>
  )
}

interface MarkProps {
  readonly icon: ReactNode
  readonly removeLabel: string
  readonly isWrong?: boolean
  readonly onRemove: () => void
  readonly children: ReactNode
}

function Mark({ icon, removeLabel, isWrong = false, onRemove, children }: MarkProps) {
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-1.5 rounded-sm bg-wash pl-1.5 text-xs/5 ${isWrong ? 'text-danger' : 'text-soft'}`}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:text-ink"
        onClick={onRemove}
      >
        <CloseIcon className="size-2.5" />
      </button>
    </span>
  )
}
