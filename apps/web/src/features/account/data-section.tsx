import { accounts } from '@wordloom/contract'
import { buttonClass } from '../../shared/ui/button.tsx'
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
    </AccountSection>
  )
}
