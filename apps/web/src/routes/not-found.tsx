import type { MetaFunction } from 'react-router'

export const meta: MetaFunction = () => [{ title: 'Page Not Found · Wordloom' }]

export default function NotFound() {
  return (
    <main>
      <h1>Page Not Found</h1>
    </main>
  )
}
