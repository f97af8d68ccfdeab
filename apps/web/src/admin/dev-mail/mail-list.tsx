import type { DemoMailSummary } from '@wordloom/contract'
import { Link } from 'react-router'
import { toMinute } from '#platform/format/dates.ts'
import { buttonClass } from '#ui/button.tsx'
import { LetterDrawing } from '#ui/drawings/step-drawings.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { DEMO_MAIL_TEXTS, MAIL_LIST_TEXTS as T } from './texts.ts'

interface MailListProps {
  readonly mails: readonly DemoMailSummary[]
  readonly openId: string | null
}

export function MailList({ mails, openId }: MailListProps) {
  return (
    <nav aria-label={T.label}>
      <ol className="divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
        {mails.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <Link
              to={`?id=${encodeURIComponent(id)}`}
              aria-current={id === openId ? 'true' : undefined}
              className="block border-l-3 border-transparent px-4 py-3 -outline-offset-2 hover:bg-wash aria-[current]:border-accent aria-[current]:bg-accent/8"
            >
              <span className="block text-sm/5 font-semibold break-words">{subject}</span>
              <span className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs/5 text-soft">
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

export function ListSkeleton() {
  return (
    <Skeleton label={DEMO_MAIL_TEXTS.loading}>
      <div className="divide-y divide-line rounded-md border border-line bg-card">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className="px-4 py-3">
            <Bone className="h-5 w-3/4" />
            <Bone className="mt-1.5 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

export function NoMail() {
  return (
    <div className="py-4">
      <LetterDrawing />
      <p className="font-semibold">{T.none}</p>
      <p className="mt-1 text-sm/6 text-soft">{T.noneAbout}</p>
      <Link to="/signup" className={buttonClass('primary', 'mt-4')}>
        {T.signUp}
      </Link>
    </div>
  )
}
