import { API_DOCS_PATH, toOpenApi } from '@wordloom/contract'
import { type MetaFunction, useLoaderData } from 'react-router'
import { ApiDocsPage, toApiDocsData } from '../../features/api-docs/api-docs-page.tsx'
import { type ApiReference, toApiReference } from '../../features/api-docs/reference/reference.ts'
import { API_DOCS_TEXTS as T } from '../../features/api-docs/texts.ts'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

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
