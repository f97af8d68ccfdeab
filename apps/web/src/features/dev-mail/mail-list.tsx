import type { DemoMailSummary } from '@wordloom/contract'
import { Link } from 'react-router'
import { toMinute } from '../../shared/format/dates.ts'
import { MAIL_LIST_TEXTS } from './texts.ts'

interface MailListProps {
  readonly mails: readonly DemoMailSummary[]
  readonly openId: string | null
}

export function MailList({ mails, openId }: MailListProps) {
  return (
    <nav aria-label={MAIL_LIST_TEXTS.label}>
      <ol className="divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
        {mails.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <Link
              to={`?id=${encodeURIComponent(id)}`}
              aria-current={id === openId ? 'true' : undefined}
              className="block border-l-3 border-transparent px-4 py-3 -outline-offset-2 hover:bg-wash aria-[current]:border-accent aria-[current]:bg-accent/8"
            >
              <span className="block text-sm/5 font-semibold break-words">{subject}</span>
              <span className="mt-1 flex flex-wrap justify-between gap-x-4 text-[13px]/5 text-soft">
                <span className="min-w-0 wrap-anywhere">{to}</span>
                <time dateTime={sentAt}>{toMinute(sentAt)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
