import type { MetaFunction } from 'react-router'
import { PlanAnswer } from '../shared/plans/plan-answer.tsx'
import { ReadingPage, ReadingSection } from '../shared/ui/reading-page.tsx'

const LEAD = 'Short answers to what people ask first.'

export const meta: MetaFunction = () => [{ title: 'FAQ · Wordloom' }, { name: 'description', content: LEAD }]

const QUESTIONS = [
  {
    question: 'Do I need an account?',
    answer:
      'No. The generator, copying and exporting work for everybody. What you type stays on your device.',
  },
  {
    question: 'Is there a limit to the number of combinations?',
    answer:
      'No. They are worked out when you look at them or export them, so a billion rows scroll like ten.',
  },
  {
    question: 'How are duplicates removed?',
    answer:
      'Exactly: the first of equal combinations stays, and the order of the rest is kept. It is worth choosing above 100,000 combinations.',
  },
  {
    question: 'Which formats can I export?',
    answer: 'Plain text with one combination a line, CSV and JSON.',
  },
  {
    question: 'Can I take my data away, or delete it?',
    answer:
      'Yes. The page of your account has a download of everything it holds, and a button that deletes it all.',
  },
] as const

export default function Faq() {
  return (
    <ReadingPage title="FAQ" lead={LEAD}>
      {QUESTIONS.map(({ question, answer }) => (
        <ReadingSection key={question} title={question}>
          <p className="text-soft">{answer}</p>
        </ReadingSection>
      ))}
      <ReadingSection title="What do the plans give, and what do they cost?">
        <PlanAnswer />
      </ReadingSection>
    </ReadingPage>
  )
}
