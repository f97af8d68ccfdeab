import type { SavedResultSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useKeptState } from '../../shared/kept-work/use-kept.ts'
import { createId } from '../../shared/lib/random-id.ts'
import { printLoaded } from '../../shared/library/print-text.ts'
import { ProjectPicker } from '../../shared/library/project-picker.tsx'
import { tellSuccess } from '../../shared/library/tell.ts'
import { addResultToProject, loadResult } from '../../shared/library/texts.ts'
import { lazyWithPreload } from '../../shared/ui/lazy-with-preload.tsx'
import { copyResult } from './copy-result.ts'
import { downloadResult } from './download-result.ts'
import { relocateResults, removeResults } from './remove-results.ts'
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
          title={MOVE_RESULTS_TEXTS.title(results.length)}
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
