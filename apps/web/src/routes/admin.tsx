import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { AdminPanel, loadAccounts } from '../features/admin/admin-panel.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Admin · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Admin() {
  useEffect(() => void loadAccounts(), [])
  return <RequireUser isAdminOnly>{(user) => <AdminPanel user={user} />}</RequireUser>
}
