import { ITEM_FIELD_MESSAGES, type SavedResultSummary, savedResults } from '@wordloom/contract'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { toCount } from '#platform/format/numbers.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { deleteResults, describeResult } from '../changes/result-changes.ts'
import { useResults } from '../queries.ts'
import { canCall, useScope } from '../scope.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { RENAME_TEXTS, JOINED_PAGE_TEXTS as T } from './texts.ts'

export function JoinedResults() {
  const heading = useId()
  const [renamed, setRenamed] = useState<SavedResultSummary | null>(null)
  const scope = useScope()
  const { account } = scope
  const canEdit = canCall(scope, savedResults.rename)
  const query = useResults(scope)
  const remove = useMutation({
    mutationFn: (result: SavedResultSummary) => deleteResults(scope, [result]),
    onSuccess: () => showToast({ title: T.resultRemoved }),
    onError: (error) => tellFailure(error, T.resultNotRemoved),
  })
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="text-base/6 font-semibold tracking-tight">
        {T.results}
      </h2>
      <div className="mt-3">
        <Loaded query={query} what={T.resultsWhat} skeleton={<RowsSkeleton label={T.resultsLoading} />}>
          {(results) =>
            results.length === 0 ? (
              <p className="text-sm/6 text-soft">{T.noResults}</p>
            ) : (
              <ul className="divide-y divide-line rounded-md border border-line bg-card">
                {results.map((result) => (
                  <li key={result.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                    <div className="min-w-0 grow basis-40">
                      <p className="text-sm/6 font-medium wrap-anywhere">{result.name}</p>
                      <p className="text-xs/5 text-soft tabular-nums">
                        {toCount(BigInt(result.combinationCount), 'combination')}
                      </p>
                    </div>
                    {result.hasRecipe && (
                      <Link
                        to={`/?result=${result.id}&account=${account}`}
                        aria-label={T.openResult(result.name)}
                        className={buttonClass('plain')}
                      >
                        {T.openInGenerator}
                      </Link>
                    )}
                    <a
                      href={`${savedResults.export.path.replace(':id', String(result.id))}?account=${account}`}
                      aria-label={T.downloadResult(result.name)}
                      className={buttonClass('plain')}
                    >
                      {T.download}
                    </a>
                    {canEdit && (
                      <Button
                        aria-label={RENAME_TEXTS.openNamed(result.name)}
                        onClick={() => setRenamed(result)}
                      >
                        {RENAME_TEXTS.open}
                      </Button>
                    )}
                    {canEdit && (
                      <Button aria-label={T.removeResult(result.name)} onClick={() => remove.mutate(result)}>
                        {T.remove}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {renamed !== null && (
        <RenameDialog
          title={RENAME_TEXTS.result}
          name={renamed.name}
          nameMissing={ITEM_FIELD_MESSAGES.resultName}
          onRename={(name) => describeResult(scope, renamed, { ...renamed, name }, null)}
          onClose={() => setRenamed(null)}
        />
      )}
    </section>
  )
}
