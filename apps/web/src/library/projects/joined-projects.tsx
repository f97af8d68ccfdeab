import { useId } from 'react'
import { Link } from 'react-router'
import { ROLE_NAMES } from '../people/texts.ts'
import { useJoinedProjects } from '../queries.ts'
import { JOINED_PROJECTS_TEXTS as T } from './texts.ts'

/** Shows nothing until the person has joined a project. */
export function JoinedProjects() {
  const heading = useId()
  const { data = [] } = useJoinedProjects()
  if (data.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="text-base/6 font-semibold tracking-tight">
        {T.heading}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-card">
        {data.map(({ account, projectId, name, owner, role }) => (
          <li key={projectId} className="px-4 py-3">
            <Link
              to={`/projects/${projectId}?account=${account}`}
              className="text-sm/6 font-medium wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            <p className="text-xs/5 text-soft wrap-anywhere">
              {ROLE_NAMES[role]} · {T.of(owner)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
