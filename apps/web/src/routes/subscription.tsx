import type { MetaFunction } from 'react-router'
import { NoticePage } from '../shared/ui/notice-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Plans · Wordloom' },
  { name: 'description', content: 'Plans of Wordloom.' },
]

export default function Subscription() {
  return (
    <NoticePage title="Plans">
      <p>Accounts are not open on this installation yet, so there are no plans to choose from.</p>
      <p>The generator is free and needs no account. Everything you type into it is kept on this device.</p>
    </NoticePage>
  )
}
