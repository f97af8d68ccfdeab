import { type ProjectEvent, people } from '@wordloom/contract'
import { useId } from 'react'
import { toMinute } from '#platform/format/dates.ts'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { useScope } from '../scope.ts'
import { HISTORY_TEXTS as T, toSentence } from './texts.ts'

export function historyKey(projectId: number) {
  return ['history of a project', projectId] as const
}

export function History({ projectId }: { readonly projectId: number }) {
  const { account } = useScope()
  const heading = useId()
  const query = useQuery<readonly ProjectEvent[]>({
    queryKey: historyKey(projectId),
    queryFn: () => call(people.history, { params: { id: projectId }, query: { account } }),
    refetchOnMount: 'always',
  })
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h3 id={heading} className="text-sm/6 font-semibold">
        {T.heading}
      </h3>
      <Loaded query={query} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {(events) => (
          <>
            <p className="text-xs/5 text-soft">{events.length === 0 ? T.empty : T.limits}</p>
            <ol aria-labelledby={heading} className="mt-2 grid gap-2">
              {events.map((event) => (
                <li key={event.id} className="text-sm/5 wrap-anywhere">
                  {toSentence(event)}{' '}
                  <time dateTime={event.at} className="text-xs/5 whitespace-nowrap text-soft">
                    {toMinute(event.at)}
                  </time>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </section>
  )
}
