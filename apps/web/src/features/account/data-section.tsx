import { API_DOCS_PATH, accounts } from '@wordloom/contract'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { RichText, toLink } from '../../shared/ui/text/rich-text.tsx'
import { DATA_TEXTS as T } from './texts.ts'

export function DataSection() {
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-2">
      <a href={accounts.download.path} download className={buttonClass('plain', 'min-h-10')}>
        {T.download}
      </a>
      <p className="mt-3 text-sm/6 text-soft">
        <RichText text={T.api} tags={{ link: toLink(API_DOCS_PATH) }} />
      </p>
    </AccountSection>
  )
}
