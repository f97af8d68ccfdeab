import type { MetaFunction } from 'react-router'
import { NOT_FOUND_TITLE, NotFoundPage } from '#ui/pages/not-found-page.tsx'

export const meta: MetaFunction = () => [{ title: NOT_FOUND_TITLE }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <NotFoundPage />
}
