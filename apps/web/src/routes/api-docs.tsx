import { toOpenApi } from '@wordloom/contract'
import { type MetaFunction, useLoaderData } from 'react-router'
import { ApiDocsPage } from '../features/api-docs/api-docs-page.tsx'
import { type ApiReference, toApiReference } from '../features/api-docs/reference.ts'

export const meta: MetaFunction = () => [
  { title: 'API · Wordloom' },
  {
    name: 'description',
    content: 'Every call of the Wordloom API: what it takes, what it answers, and an example.',
  },
]

/** Runs when the page is built, so that browsers need nothing of what makes it. */
export function loader(): ApiReference {
  return toApiReference(toOpenApi())
}

export default function ApiDocs() {
  return <ApiDocsPage reference={useLoaderData<typeof loader>()} />
}
