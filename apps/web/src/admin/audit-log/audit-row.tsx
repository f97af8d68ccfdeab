import type { AuditEntry } from '@wordloom/contract'
import { Link } from 'react-router'
import { toSecond } from '#platform/format/dates.ts'
import { toActionName } from './action-names.ts'
import { toDetailText } from './detail-text.ts'
import { AUDIT_ENTRY_TEXTS as T } from './texts.ts'

export const AUDIT_COLUMNS = 'lg:grid-cols-[11.5rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,2fr)]'

export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { at, action, actor, subject, address, details } = entry
  const isOwn = actor !== null && subject?.id === actor.id
  const detail = toDetailText(details)
  return (
    <div
      className={`grid items-baseline gap-x-5 gap-y-0.5 px-4 py-2.5 text-sm/5 md:max-lg:grid-cols-2 ${AUDIT_COLUMNS}`}
    >
      <time dateTime={at} className="text-xs/5 text-soft tabular-nums max-lg:order-last">
        {toSecond(at)}
      </time>
      <p className="min-w-0 font-semibold wrap-anywhere md:max-lg:row-span-4">
        {toActionName(action)}
        {detail !== '' && <span className="block text-xs/5 font-normal text-soft">{detail}</span>}
      </p>
      <p className="min-w-0">
        <span className="text-soft lg:sr-only">{T.by}</span>
        {actor === null ? <span className="text-soft">{T.system}</span> : <AccountLink account={actor} />}
      </p>
      <p className={`min-w-0 ${isOwn ? 'max-lg:hidden' : ''}`}>
        {subject !== null && (
          <>
            <span className="text-soft lg:sr-only">{T.to}</span>
            {isOwn ? <span className="text-soft">{T.themselves}</span> : <AccountLink account={subject} />}
          </>
        )}
      </p>
      <p className="min-w-0 font-mono text-xs/5 wrap-anywhere text-soft">{address}</p>
    </div>
  )
}

interface AccountLinkProps {
  readonly account: NonNullable<AuditEntry['actor']>
}

function AccountLink({ account: { id, email } }: AccountLinkProps) {
  return (
    <Link
      to={`?user=${encodeURIComponent(id)}`}
      title={email === null ? T.gone : id}
      className={`rounded-sm underline-offset-4 wrap-anywhere hover:underline ${email === null ? 'font-mono text-xs' : ''}`}
    >
      {email ?? id}
    </Link>
  )
}
