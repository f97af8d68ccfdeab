import { API_DOCS_PATH, toOpenApi } from '@wordloom/contract'
import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { ApiDocsPage, toApiDocsData } from '#site/api-docs/api-docs-page.tsx'
import { type ApiReference, toApiReference } from '#site/api-docs/reference/reference.ts'
import { API_DOCS_TEXTS as T } from '#site/api-docs/texts.ts'

export const meta: MetaFunction = () => [
  ...pageMeta({ path: API_DOCS_PATH, title: T.title, description: T.description }),
  ...structuredData(toApiDocsData()),
]

/** The build runs this, so that browsers don't download the code. */
export function loader(): ApiReference {
  return toApiReference(toOpenApi())
}

export default function ApiDocs() {
  return <ApiDocsPage reference={useLoaderData<typeof loader>()} />
}
