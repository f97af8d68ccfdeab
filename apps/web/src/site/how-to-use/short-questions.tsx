import { Link } from 'react-router'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import type { Question } from '../faq/question.ts'
import { SiteText } from '../site-text.tsx'
import { HOW_TO_USE_TEXTS } from './texts.ts'

export function ShortQuestions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div>
      <div className="border-t border-line">
        {questions.map(({ id, question, answer }) => (
          <details
            key={id}
            className="group break-inside-avoid border-b border-line print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex cursor-pointer list-none items-start gap-3 py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 className="grow text-base/6 font-semibold">{question}</h3>
              <ChevronDownIcon className="mt-1 size-4 text-faint transition-transform group-open:rotate-180 print:hidden" />
            </summary>
            <div className="max-w-xl space-y-2 pb-4 text-soft">
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <SiteText text={paragraph} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-5">
        <Link to="/faq" className={TEXT_LINK}>
          {HOW_TO_USE_TEXTS.allQuestions}
        </Link>
      </p>
    </div>
  )
}
