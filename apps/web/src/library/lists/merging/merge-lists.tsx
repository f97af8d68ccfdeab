import { ITEM_FIELD_MESSAGES, MAX_TITLE_CHARACTERS, type SavedListSummary, titleOf } from '@wordloom/contract'
import { proxy, type Remote } from 'comlink'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { isUnauthorized } from '#platform/lib/api.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { reportFailure, tellFailure, tellSuccess, toReason } from '#ui/tell/tell.ts'
import type { BulkApi, MergedCounts } from '../../bulk/bulk.worker.ts'
import { useBulkWork } from '../../bulk/use-bulk-work.ts'
import { refresh } from '../../changes/refresh.ts'
import { useRepeatKey } from '../../changes/use-repeat-key.ts'
import { unpack } from '../../content/outcome.ts'
import { listsKey, PROJECTS_KEY } from '../../keys.ts'
import { toFolderPath, toProjectPath } from '../../places.ts'
import { useScope } from '../../scope.ts'
import { MERGE_LISTS_TEXTS as T } from '../texts.ts'

interface MergeListsProps {
  readonly lists: readonly SavedListSummary[]
  readonly onClose: () => void
}

const schema = z.object({ name: titleOf(ITEM_FIELD_MESSAGES.listName) })

/** The new list goes to the folder and the project that all lists have in common. */
export default function MergeLists({ lists, onClose }: MergeListsProps) {
  const scope = useScope()
  const { account } = scope
  const worker = useRef<Remote<BulkApi> | null>(null)
  const [finished, setFinished] = useState(0)
  const [counts, setCounts] = useState<MergedCounts | null>(null)
  const [unread, setUnread] = useState<string | null>(null)
  const [removesDuplicates, setRemovesDuplicates] = useState(true)
  const keyOf = useRepeatKey()
  const place = useMemo(() => placeOf(lists), [lists])
  useBulkWork(async (work) => {
    worker.current = work
    try {
      const ids = lists.map(({ id }) => id)
      setCounts(unpack(await work.readLists(ids, account, proxy(setFinished))))
    } catch (error) {
      if (isUnauthorized(error)) tellFailure(error, T.notRead)
      else setUnread(toReason(error, T.notRead))
    }
  })
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema,
    defaultValues: { name: toProposal(lists) },
    send: async ({ name }) => {
      if (worker.current === null) return
      const draft = { name, removesDuplicates, account, ...place }
      unpack(await worker.current.createMerged(draft, keyOf([name, removesDuplicates])))
      refresh(listsKey(scope), PROJECTS_KEY)
      const { folderId, projectId } = place
      const at = folderId === null ? toProjectPath(projectId, 'lists', scope) : toFolderPath(folderId)
      tellSuccess(T.done, { name, at })
      onClose()
    },
    onFailure: reportFailure(T.failed),
  })
  useKeptForm(form, 'the merged list', ['name'])
  return (
    <Dialog title={T.title} description={T.description(lists.length)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} autoCapitalize="sentences" {...field('name')} />
        <Checkbox
          label={T.duplicates}
          help={T.duplicatesHelp}
          isChecked={removesDuplicates}
          onChange={setRemovesDuplicates}
        />
        {counts === null ? (
          unread === null && (
            <div className="grid gap-1.5 text-sm/5 text-soft tabular-nums">
              <p role="status">{T.reading(Math.min(finished, lists.length - 1), lists.length)}</p>
              <progress
                aria-label={T.progress}
                className="block h-1.5 w-full accent-accent"
                max={lists.length}
                value={finished}
              />
            </div>
          )
        ) : (
          <p role="status" className="text-sm/5 font-medium tabular-nums">
            {removesDuplicates ? T.different(counts.words, counts.different) : T.all(counts.words)}
          </p>
        )}
        <FormActions
          failure={unread ?? failure}
          submitLabel={T.submit}
          pendingLabel={T.pending}
          isPending={isSubmitting}
          isDisabled={counts === null}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

function placeOf(lists: readonly SavedListSummary[]): Pick<SavedListSummary, 'folderId' | 'projectId'> {
  const [first] = lists
  const common = (key: 'folderId' | 'projectId') =>
    lists.every((list) => list[key] === first?.[key]) ? (first?.[key] ?? null) : null
  return { folderId: common('folderId'), projectId: common('projectId') }
}

function toProposal(lists: readonly SavedListSummary[]): string {
  const proposal = T.proposal(lists.map(({ name }) => name))
  return proposal.length > MAX_TITLE_CHARACTERS ? T.fallback : proposal
}
