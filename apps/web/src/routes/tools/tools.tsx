import { type MetaFunction, useLoaderData } from 'react-router'
import { listTargets } from '../../features/targets/list-targets.ts'
import { TOOLS_PAGE_TEXTS as T } from '../../features/tools/texts.ts'
import { ToolsPage, toToolsData } from '../../features/tools/tools-page.tsx'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

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
