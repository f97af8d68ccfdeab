import { GUIDE_PATHS, type GuidePath } from '@wordloom/contract'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { toGuideData } from '#site/guides/guide-data.ts'
import { GuidePage } from '#site/guides/guide-page.tsx'
import { workOutGuide } from '#site/guides/work-out.ts'

export function loader({ url }: LoaderFunctionArgs) {
  return workOutGuide(toGuidePath(url.pathname))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: guide }) => {
  if (guide === undefined) return []
  const { path, title, description, heading } = guide
  return [
    ...pageMeta({ path, title, description, pictureText: heading }),
    ...structuredData(toGuideData(guide)),
  ]
}

export default function GuideRoute() {
  return <GuidePage guide={useLoaderData<typeof loader>()} />
}

function toGuidePath(pathname: string): GuidePath {
  const path = GUIDE_PATHS.find((guide) => guide === pathname.replace(/\/$/, ''))
  if (path === undefined) throw new RangeError(`There is no guide at ${pathname}`)
  return path
}
