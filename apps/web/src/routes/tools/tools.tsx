import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { TOOLS_PAGE_TEXTS as T } from '#tools/overview/texts.ts'
import { ToolsPage, toToolsData } from '#tools/overview/tools-page.tsx'
import { listTargets } from '#tools/target-pages/list-targets.ts'

export function loader() {
  return { groups: listTargets() }
}

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/tools', title: T.title, description: T.description }),
  ...structuredData(toToolsData()),
]

export default function Tools() {
  return <ToolsPage {...useLoaderData<typeof loader>()} />
}
