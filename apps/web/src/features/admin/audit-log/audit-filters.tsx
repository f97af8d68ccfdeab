import { useId } from 'react'
import { FilterField } from '../../../shared/ui/filter-field.tsx'
import { SELECT } from '../../../shared/ui/select-class.ts'
import { ACTION_NAMES, toActionName } from './action-names.ts'
import { AUDIT_FILTER_TEXTS as T } from './texts.ts'
import type { AuditSearch } from './use-audit-search.ts'

const EVERY = ''

export function AuditFilters({ search }: { readonly search: AuditSearch }) {
  const { typed, action, setTyped, setAction } = search
  const id = useId()
  const isUnknown = action !== EVERY && !ACTION_NAMES.has(action)
  return (
    <search className="flex flex-wrap gap-3 max-sm:w-full">
      <FilterField label={T.user} value={typed} onChange={setTyped} className="w-full sm:w-72" />
      <label htmlFor={id} className="sr-only">
        {T.action}
      </label>
      <select
        id={id}
        value={action}
        onChange={({ target }) => setAction(target.value)}
        className={`${SELECT} max-sm:w-full`}
      >
        <option value={EVERY}>{T.all}</option>
        {[...ACTION_NAMES].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {isUnknown && <option value={action}>{toActionName(action)}</option>}
      </select>
    </search>
  )
}
