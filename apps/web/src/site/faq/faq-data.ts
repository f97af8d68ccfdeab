import type { Thing } from '#platform/document/structured-data.ts'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { toPlainText } from '../plain-text.ts'
import type { QuestionGroup } from './question.ts'
import { FAQ_TEXTS } from './texts.ts'

export function toFaqData(groups: readonly QuestionGroup[]): readonly Thing[] {
  return [
    toBreadcrumbList([], { name: FAQ_TEXTS.title, path: '/faq' }),
    {
      '@type': 'FAQPage',
      mainEntity: groups.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.map(toPlainText).join(' ') },
        })),
      ),
    },
  ]
}
