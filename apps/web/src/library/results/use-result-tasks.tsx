import { type ResultExport, type SavedResultSummary, savedResults } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { createId } from '#platform/lib/random-id.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { tellSuccess } from '#ui/tell/tell.ts'
import { tellUnderWay } from '#ui/tell/tell-under-way.ts'
import { removeUndoably } from '../changes/remove-undoably.ts'
import { deleteResults, moveResults, restoreResults } from '../changes/result-changes.ts'
import { addResultToProject, loadResult } from '../content/content.ts'
import { printLoaded } from '../content/print-item.ts'
import type { Tagging } from '../marks/tag-popover.tsx'
import { onlyName, toGeneratorPath, toProjectPath } from '../places.ts'
import { ProjectPicker } from '../project-picker.tsx'
import { canCall, type Scope, useScope } from '../scope.ts'
import { copyResult, downloadResult } from './copy-result.ts'
import { ADD_RESULT_TEXTS, MOVE_RESULTS_TEXTS, RESULT_CHANGES_TEXTS, type ResultMessages } from './texts.ts'

const ResultDialog = lazyWithPreload(() => import('./result-dialog.tsx'))
const DownloadItems = lazyWithPreload(() => import('../bulk/download-items.tsx'))
const TagPopover = lazyWithPreload(() => import('../marks/tag-popover.tsx'))
const ShareDialog = lazyWithPreload(() => import('../sharing/share-dialog.tsx'))

export type ResultTask =
  | {
      readonly kind: 'copy' | 'view' | 'edit' | 'add' | 'open' | 'print' | 'share'
      readonly result: SavedResultSummary
    }
  | {
      readonly kind: 'download'
      readonly result: SavedResultSummary
      readonly format: ResultExport
    }
  | { readonly kind: 'tag'; readonly tagging: Tagging }
  | { readonly kind: 'move' | 'archive'; readonly results: readonly SavedResultSummary[] }
  | {
      readonly kind: 'delete'
      readonly results: readonly SavedResultSummary[]
      readonly onKept?: (ids: readonly number[]) => void
    }

type Asked =
  | { readonly kind: 'view' | 'edit' | 'share'; readonly result: SavedResultSummary }
  | { readonly kind: 'add'; readonly result: SavedResultSummary; readonly key: string }
  | { readonly kind: 'move' | 'archive'; readonly results: readonly SavedResultSummary[] }

interface ResultTasks {
  readonly run: (task: ResultTask) => void
  readonly dialog: ReactNode
}

export function useResultTasks(messages: ResultMessages): ResultTasks {
  const [asked, setAsked] = useKeptState<Asked | null>('dialog of results', null)
  const [tagging, setTagging] = useState<Tagging | null>(null)
  const navigate = useNavigate()
  const scope = useScope()
  const close = () => setAsked(null)
  const run = useCallback(
    (task: ResultTask) => {
      switch (task.kind) {
        case 'copy':
          return void copyResult(scope, task.result, messages)
        case 'download':
          return downloadResult(scope, task.result, task.format)
        case 'print': {
          const { id, name } = task.result
          const load = async () => (await loadResult(scope, id)).text ?? ''
          return void printLoaded(name, load, RESULT_CHANGES_TEXTS.notPrinted)
        }
        case 'open':
          return void navigate(toGeneratorPath(scope, 'result', task.result.id))
        case 'delete':
          return void removeResults(scope, task.results, messages, task.onKept)
        case 'add':
          return setAsked({ kind: 'add', result: task.result, key: createId() })
        case 'view':
        case 'edit':
        case 'share':
          return setAsked({ kind: task.kind, result: task.result })
        case 'tag':
          return setTagging(task.tagging)
        case 'move':
        case 'archive':
          return setAsked({ kind: task.kind, results: task.results })
      }
    },
    [scope, messages, navigate, setAsked],
  )
  return {
    run,
    dialog: (
      <Suspense>
        {asked !== null && toDialog(asked, scope, messages, close)}
        {tagging !== null && <TagPopover {...tagging} onClose={() => setTagging(null)} />}
      </Suspense>
    ),
  }
}

function toDialog(asked: Asked, scope: Scope, messages: ResultMessages, close: () => void): ReactNode {
  switch (asked.kind) {
    case 'view':
    case 'edit':
      return <ResultDialog result={asked.result} startsAs={asked.kind} messages={messages} onClose={close} />
    case 'archive':
      return <DownloadItems kind="result" items={asked.results} onClose={close} />
    case 'share':
      return <ShareDialog kind="result" item={asked.result} onClose={close} />
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
            await addResultToProject(scope, result, projectId, `${key}-${projectId}`)
            tellSuccess(ADD_RESULT_TEXTS.done, {
              name: result.name,
              at: toProjectPath(projectId, 'results'),
            })
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
          description={MOVE_RESULTS_TEXTS.description(results)}
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

/** Deletes results immediately, with undo. `onKept` receives the ids of results that couldn't be deleted. */
function removeResults(
  scope: Scope,
  results: readonly SavedResultSummary[],
  messages: ResultMessages,
  onKept?: (ids: readonly number[]) => void,
): Promise<void> {
  return removeUndoably({
    items: results,
    remove: (items) => deleteResults(scope, items),
    restore: canCall(scope, savedResults.restore) ? bringBack : null,
    underWay: RESULT_CHANGES_TEXTS.deleting(results.length),
    removed: messages.deleted,
    notRemoved: messages.deleteFailed,
    notRestored: RESULT_CHANGES_TEXTS.notRestored,
    onKept,
  })
}

async function relocateResults(
  results: readonly SavedResultSummary[],
  projectId: number | null,
): Promise<void> {
  tellUnderWay(results.length, MOVE_RESULTS_TEXTS.underWay(results.length))
  await moveResults(results, projectId)
  tellSuccess(MOVE_RESULTS_TEXTS.done(results.length), {
    name: onlyName(results),
    at: toProjectPath(projectId, 'results'),
  })
}

async function bringBack(results: readonly SavedResultSummary[]): Promise<void> {
  tellUnderWay(results.length, RESULT_CHANGES_TEXTS.restoring(results.length))
  await restoreResults(results)
  tellSuccess(RESULT_CHANGES_TEXTS.restored(results.length))
}
