import type { MetaFunction } from 'react-router'
import { AuditLogPage } from '../features/admin/audit-log/audit-log-page.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Audit Log · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminAuditLog() {
  return <RequireUser isAdminOnly>{() => <AuditLogPage />}</RequireUser>
}
