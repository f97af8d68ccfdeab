import { MAX_COLUMNS } from '@wordloom/contract'
import { createId } from '#platform/lib/random-id.ts'
import { Button } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons/icons.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type DraftColumn, isBlankColumn, toNames } from '../draft/draft-column.ts'
import { FormSection } from '../draft/form-section.tsx'
import { toFilePlace } from '../draft/lines.ts'
import { DRAFT_TEXTS, COLUMN_TEXTS as T } from '../texts.ts'
import { ColumnCard } from './column-card.tsx'

type Columns = readonly DraftColumn[]

interface ColumnsCardProps {
  readonly columns: Columns
  readonly help: string
  readonly hasCodes: boolean
  readonly errorOf: (filePlace: number, name: string) => string | undefined
  readonly onChange: (change: (columns: Columns) => Columns) => void
}

export function ColumnsCard({ columns, help, hasCodes, errorOf, onChange }: ColumnsCardProps) {
  const names = toNames(columns)

  function remove(place: number, name: string) {
    const removed = columns[place]
    if (removed === undefined) return
    onChange((now) => now.filter(({ id }) => id !== removed.id))
    showToast({
      title: T.removed(name),
      action: {
        label: DRAFT_TEXTS.undo,
        run: () => onChange((now) => now.toSpliced(place, 0, removed)),
      },
    })
  }
  return (
    <FormSection
      title={T.title}
      help={help}
      action={
        columns.length < MAX_COLUMNS && (
          <Button
            onClick={() => onChange((now) => [...now, { id: createId(), name: '', text: '', codes: null }])}
          >
            <PlusIcon />
            {T.add}
          </Button>
        )
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
        {columns.map((column, place) => (
          <ColumnCard
            key={column.id}
            column={column}
            place={place}
            name={names[place] ?? ''}
            hasCodes={hasCodes}
            error={
              isBlankColumn(column)
                ? undefined
                : errorOf(toFilePlace(columns, place, isBlankColumn), names[place] ?? '')
            }
            onChange={(change) =>
              onChange((now) => now.map((each) => (each.id === column.id ? { ...each, ...change } : each)))
            }
            onRemove={columns.length > 1 ? () => remove(place, names[place] ?? '') : null}
          />
        ))}
      </ul>
    </FormSection>
  )
}
