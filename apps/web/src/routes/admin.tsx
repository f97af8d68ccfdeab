import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { AdminPanel, preloadAccounts } from '#admin/admin-panel.tsx'
import { ADMIN_TEXTS } from '#admin/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { RequireUser } from '#ui/session/require-user.tsx'

export const meta: MetaFunction = () => memberMeta(ADMIN_TEXTS.pageTitle)

export default function Admin() {
  useEffect(preloadAccounts, [])
  return <RequireUser isAdminOnly>{(user) => <AdminPanel user={user} />}</RequireUser>
}
