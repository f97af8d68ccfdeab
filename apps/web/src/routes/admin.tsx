import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { AdminPanel, preloadAccounts } from '../features/admin/admin-panel.tsx'
import { ADMIN_TEXTS } from '../features/admin/texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => memberMeta(ADMIN_TEXTS.pageTitle)

export default function Admin() {
  useEffect(preloadAccounts, [])
  return <RequireUser isAdminOnly>{(user) => <AdminPanel user={user} />}</RequireUser>
}
