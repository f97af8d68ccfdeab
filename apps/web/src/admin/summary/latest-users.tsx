import type { User } from '@wordloom/contract'
import { Link } from 'react-router'
import { toDate } from '#platform/format/dates.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { adminQueries } from '../api.ts'
import { LATEST_TEXTS as T } from '../texts.ts'
import { toFullName } from '../user-name.ts'

const SHOWN = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export function LatestUsers() {
  const query = useQuery(adminQueries.summary)
  return (
    <section aria-labelledby="latest" className="rounded-md border border-line bg-card py-5">
      <h2 id="latest" className="px-5 text-base/6 font-semibold tracking-tight">
        {T.title}
      </h2>
      <div className="mt-2 has-[[role=alert]]:px-5">
        <Loaded
          query={query}
          what={T.what}
          skeleton={
            <Skeleton label={T.loading}>
              {SHOWN.map((name) => (
                <Bone key={name} className="mx-5 my-3 h-8" />
              ))}
            </Skeleton>
          }
        >
          {({ recent }) => (
            <ol>
              {recent.map((user) => (
                <LatestUser key={user.id} user={user} />
              ))}
            </ol>
          )}
        </Loaded>
      </div>
    </section>
  )
}

function LatestUser({ user }: { readonly user: User }) {
  const { id, email, createdAt } = user
  const name = toFullName(user)
  return (
    <li>
      <Link
        to={`?search=${encodeURIComponent(id)}`}
        preventScrollReset
        className="flex items-center gap-3 px-5 py-2 -outline-offset-2 hover:bg-wash"
      >
        <Avatar user={user} className="size-8 text-xs" />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm/5 font-medium">{name || email}</span>
          {name !== '' && <span className="block truncate text-xs/5 text-soft">{email}</span>}
          <span className="block text-xs/5 text-soft">
            <time dateTime={createdAt}>{toDate(createdAt)}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}
