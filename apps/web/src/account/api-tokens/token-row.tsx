import type { ApiToken } from '@wordloom/contract'
import { toAgo, toDate } from '#platform/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TOKEN_TEXTS as T } from './texts.ts'

interface TokenRowProps {
  readonly token: ApiToken
  readonly onEnd: () => void
}

export function TokenRow({ token, onEnd }: TokenRowProps) {
  const { name, scope, expiresAt, lastUsedAt } = token
  const now = new Date()
  const isExpired = new Date(expiresAt) <= now
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs/5 text-soft">
          {T.scopes[scope]}
          {' · '}
          <span className={isExpired ? 'font-medium text-danger' : ''}>
            <RichText
              text={isExpired ? T.expired : T.expires}
              tags={{ date: () => <time dateTime={expiresAt}>{toDate(expiresAt)}</time> }}
            />
          </span>
          {' · '}
          {lastUsedAt === null ? (
            T.neverUsed
          ) : (
            <time dateTime={lastUsedAt} title={toDate(lastUsedAt)}>
              {T.lastUsed(toAgo(new Date(lastUsedAt), now))}
            </time>
          )}
        </p>
      </div>
      <Button aria-label={T.endNamed(name)} onClick={onEnd}>
        {T.end}
      </Button>
    </li>
  )
}
