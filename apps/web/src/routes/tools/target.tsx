import { TARGET_IDS } from '@wordloom/targets'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { listGuides } from '#site/guides/list-guides.ts'
import { TargetPage, toTargetData } from '#tools/target-pages/target-page.tsx'
import { workOutTarget } from '#tools/target-pages/work-out-target.ts'
import { NOT_FOUND_TITLE, NotFoundPage } from '#ui/pages/not-found-page.tsx'

/** Runs at build time. Returns null for the page that the server sends at unknown URLs. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = TARGET_IDS.find((target) => target === params['target'])
  if (id === undefined) return null
  const target = await workOutTarget(id)
  const names = listGuides().map(({ path, name }) => [path, name] as const)
  return {
    target,
    guideNames: Object.fromEntries(names.filter(([path]) => target.guides.includes(path))),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData == null) return [{ title: NOT_FOUND_TITLE }, { name: 'robots', content: 'noindex' }]
  const { path, title, description, heading, name } = loaderData.target
  return [
    ...pageMeta({ path, title, description, pictureText: heading }),
    ...structuredData(toTargetData({ path, name })),
  ]
}

export default function TargetRoute() {
  const data = useLoaderData<typeof loader>()
  return data === null ? <NotFoundPage /> : <TargetPage {...data} />
}
