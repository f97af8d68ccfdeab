import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { findQuestions } from '#site/faq/questions.ts'
import { listGuides } from '#site/guides/list-guides.ts'
import { workOut } from '#site/guides/work-out.ts'
import { QUICK_START, USE_CASES } from '#site/how-to-use/examples.ts'
import { HowToUsePage, toHowToUseData } from '#site/how-to-use/how-to-use-page.tsx'
import { ASKED_FIRST, HOW_TO_USE_TEXTS, TIPS } from '#site/how-to-use/texts.ts'
import { workOutTips } from '#site/how-to-use/work-out-tips.ts'

const ROWS = 6

export function loader() {
  return {
    example: workOut(QUICK_START, ROWS),
    tips: workOutTips(TIPS),
    useCases: listGuides().flatMap((guide) => {
      const example = USE_CASES.get(guide.path)
      return example === undefined ? [] : [{ ...guide, example: workOut(example, 1) }]
    }),
    questions: findQuestions(ASKED_FIRST),
  }
}

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/how-to-use', ...HOW_TO_USE_TEXTS }),
  ...structuredData(toHowToUseData()),
]

export default function HowToUse() {
  return <HowToUsePage {...useLoaderData<typeof loader>()} />
}
