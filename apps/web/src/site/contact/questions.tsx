import { Link } from 'react-router'
import { planOptions } from '#account/plans/queries.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { CONTACT_QUESTIONS as TEXTS } from './texts.ts'

interface QuestionsProps {
  readonly hasForm: boolean
}

export function Questions({ hasForm }: QuestionsProps) {
  const { data: plans } = useQuery(planOptions)
  const payments = plans?.payments ?? 'off'
  const questions = [
    ...TEXTS.always,
    ...(hasForm ? [TEXTS.message] : []),
    // Refunds are requested by message, so this question needs the form.
    ...(hasForm && payments !== 'off'
      ? [{ question: TEXTS.refund.question, answer: TEXTS.refund.answer[payments] }]
      : []),
  ]
  return (
    <section aria-labelledby="questions" className="space-y-5">
      <h2 id="questions" className="text-lg/7 font-semibold tracking-tight">
        {TEXTS.title}
      </h2>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="text-base/6 font-semibold">{question}</h3>
          <p className="mt-0.5 text-sm/6 text-soft">
            <RichText text={answer} tags={LINKS} />
          </p>
        </div>
      ))}
    </section>
  )
}

const LINKS = {
  forgot: linkTo('/forgot-password'),
  verify: linkTo('/verify-email'),
  dashboard: linkTo('/dashboard'),
  account: linkTo('/account'),
  // A full page load, because the plans page has a content security policy of its own.
  plans: (children: string) => (
    <Link to="/subscription" reloadDocument className={TEXT_LINK}>
      {children}
    </Link>
  ),
}

function linkTo(path: string) {
  return toLink(path)
}
