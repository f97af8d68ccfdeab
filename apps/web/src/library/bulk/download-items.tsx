import { MAX_COMBINATIONS, type SavedListSummary, type SavedResultSummary } from '@wordloom/contract'
import { proxy } from 'comlink'
import { useState } from 'react'
import { downloadBlob } from '#platform/document/download-blob.ts'
import { isUnauthorized } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { tellFailure, tellSuccess, toReason } from '#ui/tell/tell.ts'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { unpack } from '../content/outcome.ts'
import { useScope } from '../scope.ts'
import type { ArchivedItem } from './bulk.worker.ts'
import { DOWNLOAD_ITEMS_TEXTS as T } from './texts.ts'
import { useBulkWork } from './use-bulk-work.ts'

interface DownloadItemsProps {
  readonly kind: ArchivedItem['kind']
  readonly items: readonly (SavedListSummary | SavedResultSummary)[]
  readonly onClose: () => void
}

/** Starts immediately, unless some results are too large. Closing the dialog cancels the download. */
export default function DownloadItems({ kind, items, onClose }: DownloadItemsProps) {
  const fitting = items.filter((item) => !isTooLarge(item))
  const [isStarted, setIsStarted] = useState(fitting.length === items.length)
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog title={T.title} description={T.description} onClose={onClose}>
      {isStarted ? (
        <Download
          key={attempt}
          items={fitting.map(({ id, name }) => ({ kind, id, name }))}
          fileName={T.fileName[kind]}
          onRetry={() => setAttempt(attempt + 1)}
          onClose={onClose}
        />
      ) : (
        <div className="mt-4 grid gap-4">
          <FormAlert>{T.tooLarge(items.length - fitting.length, MAX_COMBINATIONS)}</FormAlert>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{DIALOG_TEXTS.cancel}</Button>
            {fitting.length > 0 && (
              <Button look="primary" onClick={() => setIsStarted(true)}>
                {T.rest}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface DownloadProps {
  readonly items: readonly ArchivedItem[]
  readonly fileName: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

function Download({ items, fileName, onRetry, onClose }: DownloadProps) {
  const { account } = useScope()
  const [finished, setFinished] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  useBulkWork(async (work) => {
    try {
      const file = unpack(await work.archive(items, account, proxy(setFinished)))
      downloadBlob(file, fileName)
      onClose()
      tellSuccess(T.done)
    } catch (error) {
      if (isUnauthorized(error)) tellFailure(error, T.failed)
      else setProblem(toReason(error, T.failed))
    }
  })
  return (
    <div className="mt-4 grid gap-4">
      {problem === null ? (
        <div className="flex items-center gap-3 text-sm text-soft tabular-nums">
          <progress
            className="block h-1.5 grow accent-accent"
            aria-label={T.progress}
            max={items.length}
            value={finished}
          />
          {T.finished(finished, items.length)}
        </div>
      ) : (
        <FormAlert>{problem}</FormAlert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{DIALOG_TEXTS.cancel}</Button>
        {problem !== null && (
          <Button look="primary" onClick={onRetry}>
            {T.retry}
          </Button>
        )}
      </div>
    </div>
  )
}

function isTooLarge(item: SavedListSummary | SavedResultSummary): boolean {
  return 'combinationCount' in item && BigInt(item.combinationCount) > MAX_COMBINATIONS
}
