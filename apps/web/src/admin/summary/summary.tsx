import type { UserSummary } from '@wordloom/contract'
import { toNumber } from '#platform/format/numbers.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { adminQueries } from '../api.ts'
import { useLeaveIfDenied } from '../denial.ts'
import { SUMMARY_TEXTS as T } from '../texts.ts'
import { PlanBar } from './plan-bar.tsx'

const COUNTS = [
  'total',
  'verified',
  'verificationSent',
  'noVerification',
  'suspended',
  'administrators',
] as const satisfies readonly (keyof UserSummary)[]

export function Summary() {
  const query = useQuery(adminQueries.summary)
  useLeaveIfDenied(query.error)
  return (
    <section
      aria-label={T.label}
      className="rounded-md border border-line bg-card has-[[role=alert]]:border-0"
    >
      <Loaded query={query} what={T.what} skeleton={<SummarySkeleton />}>
        {(summary) => (
          <div className="grid gap-x-8 gap-y-5 p-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-4 min-[480px]:grid-cols-3 xl:grid-cols-6">
              {COUNTS.map((of) => (
                <div key={of} className="flex flex-col-reverse justify-end">
                  <dt className="text-xs/5 text-soft">{T.counts[of]}</dt>
                  <dd className="text-xl/8 font-semibold tracking-tight tabular-nums">
                    {toNumber(summary[of])}
                  </dd>
                </div>
              ))}
            </dl>
            <PlanBar plans={summary.plans} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

function SummarySkeleton() {
  return (
    <Skeleton label={T.loading}>
      <div className="grid gap-x-8 gap-y-5 p-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 min-[480px]:grid-cols-3 xl:grid-cols-6">
          {COUNTS.map((of) => (
            <Bone key={of} className="h-13" />
          ))}
        </div>
        <Bone className="h-13" />
      </div>
    </Skeleton>
  )
}
