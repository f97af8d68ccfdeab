import { type MetaFunction, useLoaderData } from 'react-router'
import { listGuides } from '../../features/guides/list-guides.ts'
import { AboutPage, toAboutData } from '../../features/site/about/about-page.tsx'
import { ABOUT_TEXTS } from '../../features/site/about/texts.ts'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

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
