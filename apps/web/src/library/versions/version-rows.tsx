import type { ListVersion } from '@wordloom/contract'
import { toAgo, toMinute } from '#platform/format/dates.ts'
import { useUser } from '#platform/user/use-user.ts'
import { VERSIONS_TEXTS as T } from './texts.ts'

interface VersionRowsProps {
  readonly versions: readonly ListVersion[]
  readonly onChoose: (version: ListVersion) => void
}

const DAY = 24 * 60 * 60_000

export function VersionRows({ versions, onChoose }: VersionRowsProps) {
  const { user } = useUser()
  const toName = (email: string | null) => (email === user?.email ? T.you : (email ?? T.someone))
  return (
    <ol aria-label={T.list} className="divide-y divide-line rounded-md border border-line">
      {versions.map((version) => (
        <li key={version.id}>
          <button
            type="button"
            onClick={() => onChoose(version)}
            className="grid w-full cursor-pointer gap-y-0.5 px-4 py-3 text-left hover:bg-wash focus-visible:-outline-offset-2"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm/5 font-medium">
                <time dateTime={version.changedAt} title={toMinute(version.changedAt)}>
                  {toTimeText(version.changedAt)}
                </time>
                {' · '}
                {toName(version.changedBy)}
              </span>
              <Difference version={version} />
            </span>
            <span className="line-clamp-2 text-xs/5 text-soft">
              {T.before(version.wordCount, version.preview)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function toTimeText(moment: string): string {
  const [then, now] = [new Date(moment), new Date()]
  return now.getTime() - then.getTime() < DAY ? toAgo(then, now) : toMinute(then)
}

function Difference({ version: { difference } }: { readonly version: ListVersion }) {
  if (difference === null) return null
  const { added, removed } = difference
  if (added === 0 && removed === 0) return <span className="text-xs/5 text-soft">{T.order}</span>
  return (
    <span className="text-xs/5 font-medium whitespace-nowrap tabular-nums">
      <span className="sr-only">{T.changed(added, removed)}</span>
      <span aria-hidden="true">
        {T.added(added)} {T.removed(removed)}
      </span>
    </span>
  )
}
