import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { TakenSource } from '#words/reading/intake.ts'
import { readInWorker } from '#words/reading/read-in-worker.ts'
import type { ReadingView } from '#words/reading/reading-view.ts'
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

  /** The table of a dropped file is read only now, because it can be large. */
  async function withTexts(offered: PastedTable): Promise<PastedTable | null> {
    const taken = onlyTaken(columns.find(({ id }) => id === columnId)?.document)
    const texts = taken && (await readTexts(taken))
    return texts && { ...offered, ...texts }
  }

  async function accept(accepted: PastedTable, fits: number) {
    const whole = paste.files.length === 0 ? accepted : await withTexts(accepted)
    const undo = whole && (await actions.pasteTable(whole))
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
  if (files.length > 0) await document?.settled()
  const taken = onlyTaken(document)
  const look = files.length === 0 ? await actions.lookAtTable(text) : taken && toLook(taken.view)
  if (look === null) return null
  const { columns: allowed } = await fetchEntitlements()
  return { columnId, text, inserted: text, look, allowed }
}

function onlyTaken(document: Column['document'] | undefined): TakenSource | null {
  const [taken, ...others] = document?.getSnapshot().taken?.taken ?? []
  return taken === undefined || others.length > 0 ? null : taken
}

/** The table that `readTexts` gives. */
function toLook({ report }: ReadingView): PastedTable['look'] | null {
  const { headerLine, format, separator, columns } = report
  const filled = columns.filter(({ kind }) => kind !== 'empty')
  if (filled.length < 2) return null
  const hasHeader = headerLine !== null || format === 'json'
  return {
    options: { format: 'table', separator: separator ?? '\t', header: hasHeader ? 1 : 'none' },
    width: filled.length,
    header: hasHeader ? columns.map(({ name }) => name) : null,
    term: null,
  }
}

/** The whole table, and the words of it that the column took. */
async function readTexts({ source, options, text }: TakenSource) {
  const table = await readInWorker(source, options, 'table')
  if (table.kind !== 'read') return null
  return { text: await table.text.text(), inserted: await text.text() }
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
