import type { MetaFunction } from 'react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Account · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Account() {
  return <RequireUser>{(user) => <AccountPage user={user} />}</RequireUser>
}
