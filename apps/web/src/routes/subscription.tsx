import type { MetaFunction } from 'react-router'

export const meta: MetaFunction = () => [{ title: 'Wordloom' }]

export default function Subscription() {
  return (
    <main>
      <h1>Wordloom</h1>
    </main>
  )
}
