import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { toFaqData } from '#site/faq/faq-data.ts'
import { FaqPage } from '#site/faq/faq-page.tsx'
import type { QuestionGroup } from '#site/faq/question.ts'
import { QUESTION_GROUPS } from '#site/faq/questions.ts'
import { FAQ_TEXTS } from '#site/faq/texts.ts'

/** Runs at build time and puts the questions into the HTML instead of a script. */
export function loader(): readonly QuestionGroup[] {
  return QUESTION_GROUPS
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: groups }) => [
  ...pageMeta({ path: '/faq', ...FAQ_TEXTS }),
  ...structuredData(toFaqData(groups ?? [])),
]

export default function Faq() {
  return <FaqPage groups={useLoaderData<typeof loader>()} />
}
