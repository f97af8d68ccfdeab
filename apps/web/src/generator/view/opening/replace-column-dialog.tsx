import { useEffect, useState } from 'react'
import { columnColors } from '#ui/column-colors.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Column, GeneratorActions } from '../../state/generator-state.ts'
import { COLUMN_TEXTS } from '../../texts.ts'
import { REPLACE_COLUMN_TEXTS as T } from './saved-texts.ts'

export interface OpenedList {
  readonly name: string
  readonly text: string
  readonly selectedListIds: readonly string[]
}

interface ReplaceColumnDialogProps {
  readonly list: OpenedList
  readonly columns: readonly Column[]
  readonly actions: Pick<GeneratorActions, 'fillColumn' | 'linesOf'>
  readonly onClose: () => void
}

export default function ReplaceColumnDialog({ list, columns, actions, onClose }: ReplaceColumnDialogProps) {
  async function replace(column: Column, place: number) {
    const { id, selectedListIds } = column
    const { text, selectedListIds: filledFrom } = list
    const before = { text: await actions.linesOf(id), selectedListIds }
    onClose()
    const undo = await actions.fillColumn(id, { text, selectedListIds: filledFrom })
    // The given undo brings back what was typed, even if other lists have filled the column since.
    const wasTyped = undo !== null && selectedListIds.length === 0
    showToast({
      title: T.replaced(column.name || COLUMN_TEXTS.name(place), list.name),
      action: { label: T.undo, run: () => void (wasTyped ? undo() : actions.fillColumn(id, before)) },
    })
  }
  return (
    <Dialog title={T.title} description={T.description(list.name)} onClose={onClose}>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
        {columns.map((column, place) => (
          <li key={column.id}>
            <button
              type="button"
              onClick={() => replace(column, place)}
              className="flex w-full items-center gap-3 rounded-md border border-line px-3 py-2 text-left hover:bg-wash"
            >
              <span className={`h-8 w-1 shrink-0 rounded-full ${columnColors(place).edge}`} />
              <span className="min-w-0">
                <span className="block text-sm/5 font-semibold">
                  {column.name || COLUMN_TEXTS.name(place)}
                </span>
                <FirstWords columnId={column.id} actions={actions} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface FirstWordsProps {
  readonly columnId: string
  readonly actions: Pick<GeneratorActions, 'linesOf'>
}

function FirstWords({ columnId, actions }: FirstWordsProps) {
  const [words, setWords] = useState<string>(T.loading)
  useEffect(() => {
    void actions.linesOf(columnId).then((text) => setWords(toFirstWords(text)))
  }, [columnId, actions])
  return <span className="block truncate font-mono text-xs/5 text-soft">{words}</span>
}

const SHOWN_CHARACTERS = 200

function toFirstWords(text: string): string {
  const lines = text.slice(0, SHOWN_CHARACTERS).split('\n')
  return lines.filter((line) => line.trim() !== '').join(', ')
}
