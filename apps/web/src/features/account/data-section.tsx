import { API_DOCS_PATH, accounts } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { AccountSection } from './account-section.tsx'

export function DataSection() {
  return (
    <AccountSection
      title="Your data"
      about="Everything the account holds, to keep or to take elsewhere: one JSON file, and each list as text, in a zip archive."
    >
      <a href={accounts.download.path} download className={buttonClass('plain', 'min-h-10')}>
        Download all my data
      </a>
      <p className="mt-3 text-sm/6 text-soft">
        Programs get at it too: see{' '}
        <Link to={API_DOCS_PATH} className={TEXT_LINK}>
          the API
        </Link>
        .
      </p>
    </AccountSection>
  )
}
