import type { MetaFunction } from 'react-router'
import { NoticePage } from '../shared/ui/notice-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign In · Wordloom' },
  { name: 'description', content: 'Signing in to Wordloom.' },
]

export default function Login() {
  return (
    <NoticePage title="Sign In">
      <p>Accounts are not open on this installation yet, so there is nothing to sign in to.</p>
      <p>You lose nothing by that: everything you type into the generator is kept on this device.</p>
    </NoticePage>
  )
}
