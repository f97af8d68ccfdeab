import { RESET_LINK_MINUTES } from '@wordloom/contract'
import type { MetaFunction } from 'react-router'
import { Link } from 'react-router'
import { ReadingPage, ReadingSection } from '../shared/ui/reading-page.tsx'
import { TEXT_LINK } from '../shared/ui/text-link.ts'

const LEAD =
  'Wordloom runs wherever somebody sets it up. Whoever runs this installation can help you with it.'

export const meta: MetaFunction = () => [
  { title: 'Contact · Wordloom' },
  { name: 'description', content: LEAD },
]

export default function Contact() {
  return (
    <ReadingPage title="Contact" lead={LEAD}>
      <ReadingSection title="About your account">
        <p>
          Ask the person or the company that gave you the address of this site: only they can look after
          accounts here. Say which email address you signed up with and what you were doing, and never send
          your password.
        </p>
      </ReadingSection>
      <ReadingSection title="If you cannot sign in">
        <p>
          You need nobody for a forgotten password:{' '}
          <Link to="/forgot-password" className={TEXT_LINK}>
            ask for a link to set a new one
          </Link>
          . It comes by email and works for {RESET_LINK_MINUTES} minutes.
        </p>
      </ReadingSection>
      <ReadingSection title="If you run this installation">
        <p>
          The README that came with the program lists every setting. When the server itself fails, its answer
          names a request id, which finds the line of it in the log.
        </p>
      </ReadingSection>
    </ReadingPage>
  )
}
