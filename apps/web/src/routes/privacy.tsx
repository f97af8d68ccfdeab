import type { MetaFunction } from 'react-router'
import { ReadingPage, ReadingSection } from '../shared/ui/reading-page.tsx'

const LEAD = 'What this installation keeps, where, and how it goes away again.'

export const meta: MetaFunction = () => [
  { title: 'Privacy Policy · Wordloom' },
  { name: 'description', content: LEAD },
]

export default function Privacy() {
  return (
    <ReadingPage
      title="Privacy Policy"
      lead={LEAD}
      aside={<p className="text-sm text-faint">January 15, 2025</p>}
    >
      <ReadingSection title="Without an account">
        <p>
          The words you type into the generator, its options and the theme you chose are kept in your browser,
          on this device. They are combined there and are not sent to the server. No page counts visits, shows
          advertising or loads anything from elsewhere.
        </p>
      </ReadingSection>
      <ReadingSection title="With an account">
        <p>
          The server of this installation keeps your name, your email address, a hash of your password from
          which it cannot be read, and for each browser you sign in with what it calls itself, its network
          address and when it was last seen. Its cookies keep you signed in and recognise your browser; they
          hold nothing else. If you come by an identity provider that has a picture of you, your browser loads
          it from there.
        </p>
      </ReadingSection>
      <ReadingSection title="Your data is yours">
        <p>
          The page of your account downloads everything it holds and deletes it for good. What remains then is
          a record for the security of this installation: what was done with the account of a number, when and
          from which network address, without its name or email address.
        </p>
      </ReadingSection>
    </ReadingPage>
  )
}
