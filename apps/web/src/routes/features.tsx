import type { MetaFunction } from 'react-router'
import { Link } from 'react-router'
import { PlanAnswer } from '../shared/plans/plan-answer.tsx'
import { buttonClass } from '../shared/ui/button.tsx'
import { ReadingPage, ReadingSection } from '../shared/ui/reading-page.tsx'

const LEAD = 'What Wordloom does with your words, and what it does not need from you.'

export const meta: MetaFunction = () => [
  { title: 'Features · Wordloom' },
  { name: 'description', content: LEAD },
]

export default function Features() {
  return (
    <ReadingPage
      title="Features"
      lead={LEAD}
      aside={
        <Link to="/" className={buttonClass('primary')}>
          Open the generator
        </Link>
      }
    >
      <ReadingSection title="Combining">
        <p>
          Columns of words become every combination, joined by nothing, a space, a minus, a plus or a text of
          your own, and wrapped in quotes, brackets or what you choose. Duplicates are removed exactly,
          however many combinations there are. A sample shows while you type, and the number of combinations
          is exact before you generate.
        </p>
      </ReadingSection>
      <ReadingSection title="Taking it with you">
        <p>
          Copy the whole result, or export it as text, CSV or JSON: the file is written to disk as it is made,
          so its size does not matter. Any row can be found by its number or by its words.
        </p>
      </ReadingSection>
      <ReadingSection title="Keeping it">
        <p>
          What you type stays on your device, survives a reload or a crash and works without a network after
          the first visit. With an account you see where you are signed in, sign out elsewhere, and take all
          your data with you or delete it.
        </p>
      </ReadingSection>
      <ReadingSection title="Plans">
        <PlanAnswer />
      </ReadingSection>
    </ReadingPage>
  )
}
