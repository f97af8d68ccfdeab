import { API_DOCS_PATH, accounts } from '@wordloom/contract'
import { Link } from 'react-router'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { RichText } from '../../shared/ui/text/rich-text.tsx'
import { TEXT_LINK } from '../../shared/ui/text/text-link.ts'
import { DATA_TEXTS as T } from './texts.ts'

export function DataSection() {
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-2">
      <a href={accounts.download.path} download className={buttonClass('plain', 'min-h-10')}>
        {T.download}
      </a>
      <p className="mt-3 text-sm/6 text-soft">
        <RichText
          text={T.api}
          tags={{
            link: (children) => (
              <Link to={API_DOCS_PATH} className={TEXT_LINK}>
                {children}
              </Link>
            ),
          }}
        />
      </p>
    </AccountSection>
  )
}
