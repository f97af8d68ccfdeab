import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { AuditLogPage, preloadAuditLog } from '#admin/audit-log/audit-log-page.tsx'
import { AUDIT_LOG_TEXTS } from '#admin/audit-log/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { RequireUser } from '#ui/session/require-user.tsx'

export const meta: MetaFunction = () => memberMeta(AUDIT_LOG_TEXTS.title)

export default function AdminAuditLog() {
  useEffect(preloadAuditLog, [])
  return <RequireUser isAdminOnly>{() => <AuditLogPage />}</RequireUser>
}
