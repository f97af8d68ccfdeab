import type { MetaFunction } from 'react-router'
import { NoticePage } from '../shared/ui/notice-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Page Not Found · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return (
    <NoticePage title="Page Not Found">
      <p>404: there is no page at this address. It may have moved, or the link may be mistyped.</p>
    </NoticePage>
  )
}
