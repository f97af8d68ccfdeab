import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { AboutPage, toAboutData } from '#site/about/about-page.tsx'
import { ABOUT_TEXTS } from '#site/about/texts.ts'
import { listGuides } from '#site/guides/list-guides.ts'

export function loader() {
  return { guides: listGuides() }
}

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/about', ...ABOUT_TEXTS }),
  ...structuredData(toAboutData()),
]

export default function About() {
  return <AboutPage {...useLoaderData<typeof loader>()} />
}
