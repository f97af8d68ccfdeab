import {
  MAX_COMBINATIONS,
  type ResultExport,
  type SavedResultSummary,
  savedResults,
} from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useKeptState } from '../../shared/kept-work/use-kept.ts'
import { createId } from '../../shared/lib/random-id.ts'
import { removeUndoably } from '../../shared/library/changes/remove-undoably.ts'
import { deleteResults, moveResults, restoreResults } from '../../shared/library/changes/result-changes.ts'
import { addResultToProject, loadResult } from '../../shared/library/content/content.ts'
import { copyLoaded } from '../../shared/library/content/copy-item.ts'
import { printLoaded } from '../../shared/library/content/print-item.ts'
import { ProjectPicker } from '../../shared/library/project-picker.tsx'
import { tellSuccess } from '../../shared/library/tell/tell.ts'
import { tellUnderWay } from '../../shared/library/tell/tell-under-way.ts'
import { lazyWithPreload } from '../../shared/ui/loading/lazy-with-preload.tsx'
import { showToast } from '../../shared/ui/toast/toast.ts'
import { ADD_RESULT_TEXTS, MOVE_RESULTS_TEXTS, RESULT_CHANGES_TEXTS, type ResultMessages } from './texts.ts'

const EditResultDialog = lazyWithPreload(() => import('./editing/edit-result-dialog.tsx'))

export type ResultTask =
  | { readonly kind: 'copy' | 'edit' | 'add' | 'open' | 'print'; readonly result: SavedResultSummary }
  | {
      readonly kind: 'download'
      readonly result: SavedResultSummary
      readonly format: 'txt' | 'csv' | 'json'
    }
  | { readonly kind: 'move'; readonly results: readonly SavedResultSummary[] }
  | {
      readonly kind: 'delete'
      readonly results: readonly SavedResultSummary[]
      readonly onKept?: (ids: readonly number[]) => void
    }

type Asked =
  | { readonly kind: 'edit'; readonly result: SavedResultSummary }
  | { readonly kind: 'add'; readonly result: SavedResultSummary; readonly key: string }
  | { readonly kind: 'move'; readonly results: readonly SavedResultSummary[] }

interface ResultTasks {
  /** Keeps its identity across renders. */
  readonly run: (task: ResultTask) => void
  readonly dialog: ReactNode
}

export function useResultTasks(messages: ResultMessages): ResultTasks {
  const [asked, setAsked] = useKeptState<Asked | null>('dialog of results', null)
  const navigate = useNavigate()
  const close = () => setAsked(null)
  const run = useCallback(
    (task: ResultTask) => {
      switch (task.kind) {
        case 'copy':
          return void copyResult(task.result, messages)
        case 'download':
          return downloadResult(task.result, task.format)
        case 'print': {
          const { id, name } = task.result
          const load = async () => (await loadResult(id)).text ?? ''
          return void printLoaded(name, load, RESULT_CHANGES_TEXTS.notPrinted)
        }
        case 'open':
          return void navigate(`/?result=${task.result.id}`)
        case 'delete':
          return void removeResults(task.results, messages, task.onKept)
        case 'add':
          return setAsked({ kind: 'add', result: task.result, key: createId() })
        case 'edit':
          return setAsked({ kind: 'edit', result: task.result })
        case 'move':
          return setAsked({ kind: 'move', results: task.results })
      }
    },
    [messages, navigate, setAsked],
  )
  return { run, dialog: asked && <Suspense>{toDialog(asked, close)}</Suspense> }
}

function toDialog(asked: Asked, close: () => void): ReactNode {
  switch (asked.kind) {
    case 'edit':
      return <EditResultDialog result={asked.result} onClose={close} />
    case 'add': {
      const { result, key } = asked
      return (
        <ProjectPicker
          title={ADD_RESULT_TEXTS.title}
          description={ADD_RESULT_TEXTS.description(result.name)}
          confirmLabel={ADD_RESULT_TEXTS.submit}
          pendingLabel={ADD_RESULT_TEXTS.pending}
          // Each project needs its own idempotency key.
          onPick={async (projectId) => {
            if (projectId === null) return
            await addResultToProject(result, projectId, `${key}-${projectId}`)
            tellSuccess(ADD_RESULT_TEXTS.done)
          }}
          failure={ADD_RESULT_TEXTS.failed}
          onClose={close}
        />
      )
    }
    case 'move': {
      const { results } = asked
      const [first] = results
      const isTogether = results.every(({ projectId }) => projectId === first?.projectId)
      return (
        <ProjectPicker
          title={MOVE_RESULTS_TEXTS.title}
          description={MOVE_RESULTS_TEXTS.what(results)}
          confirmLabel={MOVE_RESULTS_TEXTS.submit}
          pendingLabel={MOVE_RESULTS_TEXTS.pending}
          allowsNone
          {...(isTogether && first !== undefined && { current: first.projectId })}
          onPick={(projectId) => relocateResults(results, projectId)}
          failure={MOVE_RESULTS_TEXTS.failed}
          onClose={close}
        />
      )
    }
  }
}

/** Copies one combination per line. A result too large for the clipboard is offered as a download. */
async function copyResult(result: SavedResultSummary, messages: ResultMessages): Promise<void> {
  const { id, name, combinationCount } = result
  if (BigInt(combinationCount) > MAX_COMBINATIONS) {
    const { title, description } = messages.copyFailed
    showToast({
      title,
      description: [description, RESULT_CHANGES_TEXTS.tooManyToCopy].filter(Boolean).join(': '),
      action: { label: RESULT_CHANGES_TEXTS.download, run: () => downloadResult(result, 'txt') },
    })
    return
  }
  const load = async () => (await loadResult(id)).text ?? ''
  await copyLoaded(load, messages.copied(name), messages.copyFailed)
}

/** Deletes results immediately, with undo. `onKept` receives the ids of results that couldn't be deleted. */
function removeResults(
  results: readonly SavedResultSummary[],
  messages: ResultMessages,
  onKept?: (ids: readonly number[]) => void,
): Promise<void> {
  return removeUndoably({
    items: results,
    remove: deleteResults,
    restore: bringBack,
    underWay: RESULT_CHANGES_TEXTS.deleting(results.length),
    removed: messages.deleted,
    notRemoved: messages.deleteFailed,
    notRestored: RESULT_CHANGES_TEXTS.notRestored,
    onKept,
  })
}

/** The caller reports errors. */
async function relocateResults(
  results: readonly SavedResultSummary[],
  projectId: number | null,
): Promise<void> {
  tellUnderWay(results.length, MOVE_RESULTS_TEXTS.underWay(results.length))
  await moveResults(results, projectId)
  tellSuccess(MOVE_RESULTS_TEXTS.done(results.length))
}

async function bringBack(results: readonly SavedResultSummary[]): Promise<void> {
  tellUnderWay(results.length, RESULT_CHANGES_TEXTS.restoring(results.length))
  await restoreResults(results)
  tellSuccess(RESULT_CHANGES_TEXTS.restored(results.length))
}

/** The browser streams the file to disk, so its size doesn't matter. */
function downloadResult({ id }: Pick<SavedResultSummary, 'id'>, format: ResultExport): void {
  const link = document.createElement('a')
  link.href = `${savedResults.export.path.replace(':id', String(id))}?format=${format}`
  link.download = ''
  link.click()
}
