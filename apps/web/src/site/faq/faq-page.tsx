import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useStructuredData } from '#platform/document/structured-data.ts'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { useTypedParam } from '#platform/document/use-typed-param.ts'
import { Button } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { Closing } from '../closing.tsx'
import { FRAME } from '../section.tsx'
import { SiteHead } from '../site-head.tsx'
import { SiteText } from '../site-text.tsx'
import { SITE_TEXTS } from '../texts.ts'
import { toFaqData } from './faq-data.ts'
import type { QuestionGroup } from './question.ts'
import { QuestionItem } from './question-item.tsx'
import { searchQuestions } from './search.ts'
import { SearchField } from './search-field.tsx'
import { FAQ_TEXTS } from './texts.ts'

const FEW = 3

interface FaqPageProps {
  readonly groups: readonly QuestionGroup[]
}

export function FaqPage({ groups: all }: FaqPageProps) {
  useStructuredData(toFaqData(all))
  const field = useRef<HTMLInputElement>(null)
  const { hash } = useLocation()
  const isAlive = useIsAlive()
  const [typed, setTyped] = useTypedParam('q')
  // The prerendered page knows no query or hash, and hydration must match it.
  const query = isAlive ? typed : ''
  const addressed = isAlive ? hash.slice(1) : ''
  const groups = searchQuestions(all, query)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  function showAll() {
    setTyped('')
    field.current?.focus()
  }
  const isSearching = query.trim() !== ''
  return (
    <main className="grow">
      <SiteHead title={FAQ_TEXTS.title} lead={FAQ_TEXTS.lead}>
        <SearchField
          field={field}
          query={query}
          onQuery={setTyped}
          outcome={isSearching ? FAQ_TEXTS.found(count) : FAQ_TEXTS.all(count)}
        />
      </SiteHead>
      <div className="border-t border-line">
        <div className={`${FRAME} grid gap-x-12 gap-y-12 py-10 sm:py-14`}>
          {groups.map(({ id, title, questions }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <h2
                id={id}
                className="scroll-mt-6 self-start text-lg/8 font-bold tracking-tight lg:sticky lg:top-8"
              >
                <GroupThread place={all.findIndex((group) => group.id === id)} />
                {title}
              </h2>
              <div className="min-w-0 border-t border-line">
                {questions.map((question) => (
                  <QuestionItem
                    key={question.id}
                    question={question}
                    isAddressed={question.id === addressed}
                    isFound={isSearching && count <= FEW}
                  />
                ))}
              </div>
            </section>
          ))}
          {count === 0 && (
            <EmptyState
              title={FAQ_TEXTS.nothing(query.trim())}
              level="h2"
              drawing={<NothingFoundDrawing />}
              action={<Button onClick={showAll}>{FAQ_TEXTS.clear}</Button>}
            >
              <SiteText text={FAQ_TEXTS.nothingHelp} />
            </EmptyState>
          )}
        </div>
      </div>
      <Closing
        title={FAQ_TEXTS.closingTitle}
        text={FAQ_TEXTS.closingText}
        ways={[
          { to: '/how-to-use', label: SITE_TEXTS.howToUse },
          { to: '/contact', label: SITE_TEXTS.contact },
        ]}
      />
    </main>
  )
}

function GroupThread({ place }: { readonly place: number }) {
  return (
    <svg
      viewBox="0 0 48 12"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={`mb-2 h-3 w-12 ${columnColors(place).stroke}`}
    >
      <path d="M2 6c8-6 14-6 22 0s14 6 22 0" />
    </svg>
  )
}
