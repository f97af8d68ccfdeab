import {
  ITEM_FIELD_MESSAGES,
  type PeopleRole,
  projects,
  type SavedResultSummary,
  savedResults,
} from '@wordloom/contract'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { toCount } from '#platform/format/numbers.ts'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { JOINED_CONTENTS_KEY } from '../keys.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { RENAME_TEXTS, JOINED_PAGE_TEXTS as T } from './texts.ts'

interface JoinedResultsProps {
  readonly id: number
  readonly account: string
  readonly role: PeopleRole
}

export function JoinedResults({ id, account, role }: JoinedResultsProps) {
  const heading = useId()
  const [renamed, setRenamed] = useState<SavedResultSummary | null>(null)
  const queryKey = [...JOINED_CONTENTS_KEY, 'results', id] as const
  const query = useQuery({
    queryKey,
    // The summary view answers summaries only.
    queryFn: async () =>
      (await call(projects.results, {
        params: { id },
        query: { view: 'summary', account },
      })) as readonly SavedResultSummary[],
    refetchOnMount: 'always',
  })
  const remove = useMutation({
    mutationFn: (result: SavedResultSummary) =>
      call(savedResults.remove, { params: { id: result.id }, query: { account }, ifMatch: result.version }),
    onSuccess: () => showToast({ title: T.resultRemoved }),
    onError: (error) => tellFailure(error, T.resultNotRemoved),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
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
                    {role === 'editor' && (
                      <Button
                        aria-label={RENAME_TEXTS.openNamed(result.name)}
                        onClick={() => setRenamed(result)}
                      >
                        {RENAME_TEXTS.open}
                      </Button>
                    )}
                    {role === 'editor' && (
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
          onRename={async (name) => {
            const { id: resultId, description } = renamed
            await call(savedResults.rename, {
              params: { id: resultId },
              query: { account },
              body: { name, ...(description !== null && { description }) },
            })
            await queryClient.invalidateQueries({ queryKey })
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </section>
  )
}
