import type { AuditEntry } from '@wordloom/contract'
import { Link } from 'react-router'
import { AUDIT_ENTRY_TEXTS } from './texts.ts'

interface AccountLinkProps {
  readonly account: NonNullable<AuditEntry['actor']>
}

export function AccountLink({ account: { id, email } }: AccountLinkProps) {
  return (
    <Link
      to={`?user=${encodeURIComponent(id)}`}
      title={email === null ? AUDIT_ENTRY_TEXTS.gone : id}
      className={`rounded-sm underline-offset-4 wrap-anywhere hover:underline ${email === null ? 'font-mono text-[13px]' : ''}`}
    >
      {email ?? id}
    </Link>
  )
}
