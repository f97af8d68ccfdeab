import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon, FilterIcon } from '#ui/icons/icons.tsx'
import { removeFilter, toFilterSearch, useSavedFilters } from './saved-filters.ts'
import { SAVED_FILTERS_TEXTS as T } from './texts.ts'

export function SavedFilterList() {
  const filters = useSavedFilters()
  const [params] = useSearchParams()
  const heading = useId()
  if (filters.length === 0) return null
  const open = toFilterSearch(params)
  return (
    <section aria-labelledby={heading} className="mt-4 max-lg:mt-2">
      <h3 id={heading} className="mb-1.5 px-2.5 text-xs/5 font-medium text-soft max-lg:sr-only">
        {T.heading}
      </h3>
      <ul className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:grid lg:grid-cols-1 lg:gap-0.5">
        {filters.map(({ name, search }) => (
          <li
            key={name}
            className={`flex shrink-0 items-center rounded-md transition-colors ${search === open ? 'bg-accent/10' : 'hover:bg-wash'}`}
          >
            <Link
              to={search}
              preventScrollReset
              aria-current={search === open ? 'true' : undefined}
              title={name}
              className={`flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-md py-1.5 pl-2.5 text-sm/5 ${search === open ? 'font-semibold' : ''}`}
            >
              <FilterIcon className="-mx-0.5 size-3.5 text-soft" />
              <span className="max-w-48 grow truncate lg:max-w-none">{name}</span>
            </Link>
            <IconButton label={T.remove(name)} className="size-8!" onClick={() => removeFilter(name)}>
              <CloseIcon className="size-3.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
