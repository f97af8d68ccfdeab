import { API_DOCS_PATH, accounts, type User } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { buttonClass } from '#ui/button.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { AccountSection } from '../account-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ProviderSection } from './provider-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { DATA_TEXTS, ACCOUNT_PAGE_TEXTS as T } from './texts.ts'

interface AccountPageProps {
  readonly user: User
  readonly secondFactors: ReactNode
  readonly apiTokens: ReactNode
  readonly onDeleted: () => void
}

export function AccountPage({ user, secondFactors, apiTokens, onDeleted }: AccountPageProps) {
  const { firstName, lastName, email, createdAt } = user
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-10 sm:px-8 sm:py-14">
      <div className="mb-10 flex items-center gap-4">
        <Avatar user={user} className="size-14 text-lg" />
        <div className="min-w-0">
          <h1 className={PAGE_TITLE}>{T.title}</h1>
          <p className="text-sm/6 wrap-anywhere text-soft">
            <RichText
              text={T.since}
              tags={{
                name: () => name || email,
                date: () => <time dateTime={createdAt}>{toDate(createdAt)}</time>,
              }}
            />
          </p>
        </div>
      </div>
      <NameSection user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      {secondFactors}
      <ProviderSection user={user} />
      <PlanSection />
      <SessionsSection />
      {apiTokens}
      <DataSection />
      <DeleteSection user={user} onDeleted={onDeleted} />
    </main>
  )
}

function DataSection() {
  return (
    <AccountSection title={DATA_TEXTS.title} about={DATA_TEXTS.about} accent="before:bg-thread-2">
      <a href={accounts.download.path} download className={buttonClass('plain', 'min-h-10')}>
        {DATA_TEXTS.download}
      </a>
      <p className="mt-3 text-sm/6 text-soft">
        <RichText text={DATA_TEXTS.api} tags={{ link: toLink(API_DOCS_PATH) }} />
      </p>
    </AccountSection>
  )
}
