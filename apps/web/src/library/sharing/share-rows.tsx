import type { Share } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { SHARE_ROW_TEXTS as T } from './texts.ts'

interface ShareRowsProps {
  readonly shares: readonly Share[]
  readonly onRevoke: (share: Share) => void
}

export function ShareRows({ shares, onRevoke }: ShareRowsProps) {
  if (shares.length === 0) return null
  return (
    <ul aria-label={T.label} className="mt-5 divide-y divide-line rounded-md border border-line">
      {shares.map((share, at) => (
        <li key={share.id} className="flex items-center justify-between gap-x-4 px-4 py-3">
          <div className="min-w-0">
            <p className="text-sm/5 font-medium">
              <RichText
                text={share.isFrozen ? T.frozen : T.live}
                tags={{ date: () => <time dateTime={share.createdAt}>{toDate(share.createdAt)}</time> }}
              />
            </p>
            <p className="text-xs/5 text-soft">
              {T.opens(share.opens)}
              {' · '}
              <End share={share} />
              {share.hasPassword && ` · ${T.withPassword}`}
              {share.wrongPasswords > 0 && ` · ${T.wrongPasswords(share.wrongPasswords)}`}
            </p>
          </div>
          <Button className="shrink-0" aria-label={T.revokeLink(at + 1)} onClick={() => onRevoke(share)}>
            {T.revoke}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function End({ share: { expiresAt } }: { readonly share: Share }) {
  if (expiresAt === null) return T.noEnd
  const isOver = new Date(expiresAt) <= new Date()
  return (
    <span className={isOver ? 'font-medium text-danger' : ''}>
      <RichText
        text={isOver ? T.ended : T.ends}
        tags={{ date: () => <time dateTime={expiresAt}>{toDate(expiresAt)}</time> }}
      />
    </span>
  )
}
