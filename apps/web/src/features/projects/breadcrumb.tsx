import { Link } from 'react-router'

const LINK = 'inline-flex min-h-6 items-center rounded-sm hover:text-ink'

/** Where the page of a project is among the others. */
export function Breadcrumb({ name }: { readonly name: string }) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-x-2 text-[13px]/5 text-soft">
        <li>
          <Link to="/" className={LINK}>
            Home
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <Link to="/projects" className={LINK}>
            Projects
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li className="min-w-0">
          <span aria-current="page" className="block truncate font-medium text-ink">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
