import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import type { LegalDocument } from '#site/legal/legal-document.ts'
import { LegalPage, toLegalData } from '#site/legal/legal-page.tsx'
import { PRIVACY } from '#site/legal/privacy.ts'

/** Runs at build time and puts the text into the HTML instead of a script. */
export function loader(): LegalDocument {
  return PRIVACY
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: document }) =>
  document === undefined ? [] : [...pageMeta(document), ...structuredData(toLegalData(document))]

export default function Privacy() {
  return <LegalPage document={useLoaderData<typeof loader>()} />
}
