import { useEffect, useEffectEvent, useState } from 'react'
import { readInWorker } from '../../../../shared/reading/read-in-worker.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { CloseIcon } from '../../../../shared/ui/icons/icons.tsx'
import { showToast } from '../../../../shared/ui/toast/toast.ts'
import type { Column, GeneratorActions, PastedTable } from '../../state/generator-state.ts'
import { toPastePlaces } from '../../state/paste-table.ts'
import { COLUMN_TEXTS, GENERATOR_TEXTS } from '../../texts.ts'
import { fetchEntitlements } from '../upgrade/entitlements.ts'
import { PASTING_TEXTS as T } from './texts.ts'

export interface Paste {
  readonly columnId: string
  readonly text: string
  readonly files: readonly File[]
  readonly at: number
}

interface PasteOfferProps {
  readonly paste: Paste
  readonly columns: readonly Column[]
  readonly actions: GeneratorActions
  readonly onEnd: () => void
}

export default function PasteOffer({ paste, columns, actions, onEnd }: PasteOfferProps) {
  const { columnId } = paste
  const [table, setTable] = useState<PastedTable | null>(null)
  const look = useEffectEvent(async () => {
    const found = await findTable(paste, columns, actions)
    if (found === null) onEnd()
    else setTable(found)
  })
  useEffect(() => void look(), [])
  const end = useEffectEvent(onEnd)
  const isShown = table !== null
  useEffect(() => {
    if (!isShown) return
    const card = cardOf(columnId)
    const endOnKey = (event: KeyboardEvent) => isTyping(event) && end()
    const endOnInput = () => end()
    card?.addEventListener('keydown', endOnKey)
    card?.addEventListener('input', endOnInput)
    return () => {
      card?.removeEventListener('keydown', endOnKey)
      card?.removeEventListener('input', endOnInput)
    }
  }, [columnId, isShown])

  async function accept(accepted: PastedTable, fits: number) {
    const undo = await actions.pasteTable(accepted)
    onEnd()
    if (undo === null) return showToast({ title: T.changed })
    showToast({ title: T.pasted(fits), action: { label: GENERATOR_TEXTS.undo, run: undo } })
    cardOf(columnId)?.querySelector<HTMLElement>('h3 button')?.focus()
  }

  if (table === null) return null
  const {
    look: { width, header, term },
    allowed,
  } = table
  const { places, replaced } = toPastePlaces(columns, table)
  const fits = places.length
  const replacedNames = replaced.map((place) => columns[place]?.name || COLUMN_TEXTS.name(place))
  const names = header?.filter((name) => name.trim() !== '').slice(0, fits) ?? []
  return (
    <div className="border-t border-line bg-accent/10 px-2 py-1.5 text-xs/5">
      <p role="status" className="sr-only">
        {T.found(width)}
      </p>
      <div className="flex items-center gap-1">
        <Button
          look="primary"
          className="min-h-8 shrink-0 px-2.5 py-1"
          onClick={() => void accept(table, fits)}
        >
          {T.accept(fits)}
        </Button>
        {paste.files.length === 0 && term !== null && (
          <Button
            className="min-h-8 min-w-0 px-2.5 py-1"
            onClick={() => void accept(onlyTerm(table, term.index), 1)}
          >
            <span className="truncate">{T.only(term.name)}</span>
          </Button>
        )}
        <IconButton label={T.keep} className="ml-auto size-8 shrink-0" onClick={onEnd}>
          <CloseIcon className="size-3.5" />
        </IconButton>
      </div>
      {replaced.length > 0 && <p className="mt-1 wrap-anywhere">{T.replaced(replacedNames)}</p>}
      {fits < width && <p className="mt-1">{T.limited(fits, width, allowed)}</p>}
      {names.length > 0 && <p className="mt-1 line-clamp-2 text-soft">{T.names(names.join(', '))}</p>}
    </div>
  )
}

function onlyTerm(table: PastedTable, only: number): PastedTable {
  return { ...table, look: { ...table.look, width: 1, only } }
}

async function findTable(
  { columnId, text, files }: Paste,
  columns: readonly Column[],
  actions: GeneratorActions,
): Promise<PastedTable | null> {
  const document = columns.find(({ id }) => id === columnId)?.document
  const given = files.length === 0 ? { text, inserted: text } : await readFile(document)
  const look = given === null ? null : await actions.lookAtTable(given.text)
  if (given === null || look === null) return null
  const { columns: allowed } = await fetchEntitlements()
  return { columnId, ...given, look, allowed }
}

/** A column took only some words of a dropped file. */
async function readFile(document: Column['document'] | undefined) {
  await document?.settled()
  const [taken, ...others] = document?.getSnapshot().taken?.taken ?? []
  if (taken === undefined || others.length > 0 || taken.view.width < 2) return null
  const { source, options, text } = taken
  const table = await readInWorker(source, options, 'table')
  return table.kind === 'read' ? { text: await table.text.text(), inserted: await text.text() } : null
}

function cardOf(columnId: string): HTMLElement | null {
  return document.querySelector(`[data-column="${CSS.escape(columnId)}"]`)
}

/** Typing counts only in the editor, whose keys reach the card from its shadow root too. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (target instanceof HTMLButtonElement) return key === 'Escape'
  const isCharacter = key.length === 1 && !ctrlKey && !metaKey && !altKey
  return isCharacter || ['Enter', 'Backspace', 'Delete', 'Escape'].includes(key)
}
