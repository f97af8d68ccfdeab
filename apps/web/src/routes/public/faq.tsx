import { type MetaFunction, useLoaderData } from 'react-router'
import { toFaqData } from '../../features/site/faq/faq-data.ts'
import { FaqPage } from '../../features/site/faq/faq-page.tsx'
import type { QuestionGroup } from '../../features/site/faq/question.ts'
import { QUESTION_GROUPS } from '../../features/site/faq/questions.ts'
import { FAQ_TEXTS } from '../../features/site/faq/texts.ts'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

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
