import type { MetaFunction } from 'react-router'
import { ReadingPage, ReadingSection } from '../shared/ui/reading-page.tsx'

const LEAD = 'What you may expect of this installation, and what it expects of you.'

export const meta: MetaFunction = () => [
  { title: 'Terms of Service · Wordloom' },
  { name: 'description', content: LEAD },
]

export default function Terms() {
  return (
    <ReadingPage
      title="Terms of Service"
      lead={LEAD}
      aside={<p className="text-sm text-faint">January 15, 2025</p>}
    >
      <ReadingSection title="Your words">
        <p>
          The words you type and the combinations made of them are yours, and you may use them as you like.
          See to it yourself that they break no law and no right of others.
        </p>
      </ReadingSection>
      <ReadingSection title="Your account">
        <p>
          Use an email address that is yours and keep your password to yourself. Whoever runs this
          installation may suspend an account that harms it or other people.
        </p>
      </ReadingSection>
      <ReadingSection title="The program">
        <p>
          Wordloom is free software under the MIT licence and comes without any warranty, as that licence
          says. Keep copies of what you cannot do without.
        </p>
      </ReadingSection>
    </ReadingPage>
  )
}
