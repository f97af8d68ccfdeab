import { ITEM_FIELD_MESSAGES, type SavedListSummary } from '@wordloom/contract'
import { useState } from 'react'
import { useKept } from '#platform/kept-work/use-kept.ts'
import { ApiError } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import type { UnsavedCheck } from '#ui/form/use-unsaved.tsx'
import { tellSuccess } from '#ui/tell/tell.ts'
import { renameList } from '../../changes/list-changes.ts'
import { Conflict } from '../../conflict.tsx'
import { type ListContent, loadList, replaceList } from '../../content/content.ts'
import { type Scope, useScope } from '../../scope.ts'
import { FORM_TEXTS } from '../../texts.ts'
import { VERSIONS_TEXTS } from '../../versions/texts.ts'
import type { ListMessages } from '../texts.ts'
import { type ListDraft, ListForm } from './list-form.tsx'
import { useListConflict } from './use-list-conflict.ts'

interface EditListProps {
  readonly list: SavedListSummary
  readonly loaded: ListContent
  readonly messages: ListMessages
  readonly unsaved: UnsavedCheck
  readonly onClose: () => void
  readonly onHistory: () => void
  readonly onCancel: () => void
}

export function toBaseName(id: number): string {
  return `list ${id} before`
}

export function EditList({ list, loaded, messages, unsaved, onClose, onHistory, onCancel }: EditListProps) {
  const scope = useScope()
  const [base, setBase] = useState(loaded)
  useKept(toBaseName(list.id), () => base, false)
  const conflict = useListConflict({
    list,
    base,
    messages,
    save,
    onTaken: setBase,
    onClose,
  })

  async function save(draft: ListDraft, version: number | null) {
    try {
      // Renaming alone doesn't need to send all the words.
      const isRenamed = version === base.version && draft.text === base.text
      if (isRenamed) await renameList(scope, { ...list, version }, draft.name)
      else await replaceList(scope, list.id, draft, version)
      tellSuccess(messages.updated)
      onClose()
    } catch (error) {
      conflict.begin(draft, await toTheirs(error, scope, list.id))
    }
  }
  return (
    <>
      {conflict.choice !== null && (
        <div className="mt-4">
          <Conflict noun="list" items="words" {...conflict.choice} />
        </div>
      )}
      <div hidden={conflict.choice !== null}>
        <ListForm
          key={base.version}
          keptAs={`list ${list.id}`}
          initial={base}
          nameMissing={messages.nameMissing}
          wordsMissing={ITEM_FIELD_MESSAGES.words}
          submitLabel={FORM_TEXTS.save}
          pendingLabel={FORM_TEXTS.saving}
          failure={messages.notUpdated}
          onSend={(draft) => save(draft, base.version)}
          onCancel={onCancel}
          unsaved={unsaved}
          tools={
            <Button className="min-h-8 px-2.5 py-1" onClick={onHistory}>
              {VERSIONS_TEXTS.open}
            </Button>
          }
        />
      </div>
    </>
  )
}

/** Returns null if the list was deleted. Rethrows `error` unless a change elsewhere caused it. */
async function toTheirs(error: unknown, scope: Scope, id: number): Promise<ListContent | null> {
  if (isGone(error)) return null
  if (!(error instanceof ApiError) || error.body?.code !== 'changed_elsewhere') throw error
  try {
    return await loadList(scope, id)
  } catch (reason) {
    if (isGone(reason)) return null
    throw reason
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
