import { type ColumnCount, GENERATOR_LABELS, MAX_COLUMNS, MIN_COLUMNS } from '@wordloom/contract'
import { lazy, Suspense, useState } from 'react'
import { useSignInState } from '#platform/user/sign-in-state.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { Column, GeneratorModel } from '../../state/generator-state.ts'
import { toDisplayNames } from '../../state/rows/column-references.ts'
import { COLUMN_TEXTS, GENERATOR_TEXTS } from '../../texts.ts'
import type { SavedListsProps } from '../lists/saved-lists.tsx'
import type { Paste } from '../pasting/paste-offer.tsx'
import { isOptional, linkOf } from '../rows/columns/links.ts'
import { AddColumn } from './add-column.tsx'
import { ColumnCard } from './column-card.tsx'

const GRIDS: Readonly<Record<number, string>> = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5',
  6: 'sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6',
} satisfies Record<ColumnCount, string>

const SavedLists = lazy(() => import('../lists/saved-lists.tsx'))
const PasteOffer = lazy(() => import('../pasting/paste-offer.tsx'))
const ColumnMarks = lazy(() => import('../rows/columns/column-marks.tsx'))
const loadArranging = () => import('./arrange-columns.ts')

interface WordListsCardProps {
  readonly generator: GeneratorModel
  readonly projectId: number | null
  readonly onAdd: () => void
  readonly onSave: (columnId: string) => void
}

export function WordListsCard({ generator, projectId, onAdd, onSave }: WordListsCardProps) {
  const { columns, rows, actions } = generator
  const names = toDisplayNames(columns.map(({ name }) => name))
  const [paste, setPaste] = useState<Paste | null>(null)
  function takePaste(columnId: string, pasted: DataTransfer) {
    const text = pasted.getData('text/plain')
    const files = [...pasted.files]
    const hasCells = text.includes('\n') && /[\t,;|]/.test(text)
    setPaste(hasCells || files.length > 0 ? { columnId, text, files, at: Date.now() } : null)
  }
  function tell(title: string, undo: () => void) {
    showToast({ title, action: { label: GENERATOR_TEXTS.undo, run: undo } })
  }
  function remove({ id }: Column, name: string) {
    tell(COLUMN_TEXTS.removed(name), actions.removeColumn(id))
  }
  function clear({ id }: Column, name: string) {
    const undo = actions.clearColumn(id)
    if (undo !== null) tell(COLUMN_TEXTS.cleared(name), undo)
  }
  return (
    <section
      aria-labelledby="word-lists"
      className="rounded-md border border-line bg-card printing-rows:hidden"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-1.5 pb-2.5 sm:pb-2">
        <h2 id="word-lists" className="text-base/6 font-semibold tracking-tight">
          {GENERATOR_LABELS.wordLists}
        </h2>
        <span className="text-xs/5 text-soft tabular-nums">{COLUMN_TEXTS.columns(columns.length)}</span>
        {columns.length < MAX_COLUMNS && <AddColumn onAdd={onAdd} />}
      </div>
      <ol className={`grid gap-3.5 px-4 pb-2.5 max-sm:gap-2.5 max-sm:pb-4 ${GRIDS[columns.length] ?? ''}`}>
        {columns.map((column, place) => {
          const name = names[place] ?? ''
          const arranged = { id: column.id, place, name, actions }
          return (
            <ColumnCard
              key={column.id}
              column={column}
              place={place}
              names={names}
              rows={rows}
              setRows={actions.setRows}
              marks={
                (linkOf(rows, place) !== null || isOptional(rows, place)) && (
                  <Suspense>
                    <ColumnMarks generator={generator} place={place} />
                  </Suspense>
                )
              }
              onRename={async (typed) => (await loadArranging()).renameColumn(arranged, typed)}
              onMove={async (to) => (await loadArranging()).moveColumn(arranged, to)}
              onClear={() => clear(column, name)}
              onSave={() => onSave(column.id)}
              pasteOffer={
                paste?.columnId === column.id && (
                  <Suspense>
                    <PasteOffer
                      key={paste.at}
                      paste={paste}
                      columns={columns}
                      actions={actions}
                      onEnd={() => setPaste(null)}
                    />
                  </Suspense>
                )
              }
              onPaste={(pasted) => takePaste(column.id, pasted)}
              savedLists={
                <SavedListsSlot column={column} name={name} actions={actions} projectId={projectId} />
              }
              onRemove={columns.length > MIN_COLUMNS ? () => remove(column, name) : null}
            />
          )
        })}
      </ol>
    </section>
  )
}

/** Reserves its height before the lists load; it takes no space for visitors. */
function SavedListsSlot(props: SavedListsProps) {
  const isMember = useSignInState() === 'member'
  return (
    <div className="h-8 border-t border-line signed-out:hidden">
      {isMember && (
        <Suspense>
          <SavedLists {...props} />
        </Suspense>
      )}
    </div>
  )
}
