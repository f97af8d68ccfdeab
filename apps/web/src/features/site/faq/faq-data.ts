import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import { toPlainText } from '../plain-text.ts'
import { QUESTION_GROUPS } from './questions.ts'
import { FAQ_TEXTS } from './texts.ts'

/** What the page tells machines: where it stands, and its questions with their answers (schema.org/FAQPage). */
export function toFaqData(): readonly Thing[] {
  return [
    toBreadcrumbList([], { name: FAQ_TEXTS.title, path: '/faq' }),
    {
      '@type': 'FAQPage',
      mainEntity: QUESTION_GROUPS.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.map(toPlainText).join(' ') },
        })),
      ),
    },
  ]
}
