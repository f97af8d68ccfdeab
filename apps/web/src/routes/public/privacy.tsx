import { type MetaFunction, useLoaderData } from 'react-router'
import type { LegalDocument } from '../../features/site/legal/legal-document.ts'
import { LegalPage, toLegalData } from '../../features/site/legal/legal-page.tsx'
import { PRIVACY } from '../../features/site/legal/privacy.ts'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

/** Runs at build time and puts the text into the HTML instead of a script. */
export function loader(): LegalDocument {
  return PRIVACY
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: document }) =>
  document === undefined ? [] : [...pageMeta(document), ...structuredData(toLegalData(document))]

export default function Privacy() {
  return <LegalPage document={useLoaderData<typeof loader>()} />
}
