import type { MetaFunction } from 'react-router'
import { NoticePage } from '../shared/ui/notice-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign Up · Wordloom' },
  { name: 'description', content: 'Signing up for Wordloom.' },
]

export default function Signup() {
  return (
    <NoticePage title="Sign Up">
      <p>Accounts are not open on this installation yet, so nobody can sign up.</p>
      <p>
        You need no account to combine words: everything you type into the generator is kept on this device.
      </p>
    </NoticePage>
  )
}
