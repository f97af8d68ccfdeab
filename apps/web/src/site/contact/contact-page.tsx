import { type ContactOptions, contact, type User } from '@wordloom/contract'
import { useState } from 'react'
import { DemoMailText } from '#account/demo-mail-text.tsx'
import { accountQueries } from '#account/queries.ts'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { useUser } from '#platform/user/use-user.ts'
import { Breadcrumb, toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { ContactForm } from './contact-form.tsx'
import { FeatureRequest } from './feature-request.tsx'
import { Halves } from './halves.tsx'
import { NotYetKnown } from './not-yet-known.tsx'
import { Questions } from './questions.tsx'
import { SentMessage } from './sent-message.tsx'
import { CONTACT_FORM_TEXTS, NO_SUPPORT_TEXTS, CONTACT_TEXTS as TEXTS } from './texts.ts'
import { type ContactMessage, useContactForm } from './use-contact-form.ts'

export function ContactPage() {
  const query = useQuery(contactOptions)
  const { user, isLoading } = useUser()
  const { data: options } = query
  useStructuredData(toContactData())
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 pt-6 pb-10 sm:px-8 sm:pb-16">
      <Breadcrumb name={TEXTS.title} />
      {options === undefined || isLoading ? (
        <NotYetKnown query={query} />
      ) : options.supportEmail === null ? (
        <Halves more={<Questions hasForm={false} />} form={<NoSupport />} />
      ) : (
        <ContactWithForm key={user?.id} user={user} options={options} supportEmail={options.supportEmail} />
      )}
    </main>
  )
}

const contactOptions = {
  queryKey: [contact.options.path],
  queryFn: () => call(contact.options),
} as const

export function toContactData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: TEXTS.title, path: '/contact' })]
}

interface ContactWithFormProps {
  readonly user: User | null
  readonly options: ContactOptions
  readonly supportEmail: string
}

type Stage =
  | { readonly isSent: false; readonly focus: { readonly field: 'subject' | 'message' } | null }
  | { readonly isSent: true; readonly message: ContactMessage }

function ContactWithForm({ user, options, supportEmail }: ContactWithFormProps) {
  const [stage, setStage] = useState<Stage>({ isSent: false, focus: null })
  const contactForm = useContactForm(user, (message) => setStage({ isSent: true, message }))
  const { getValues, setValue } = contactForm.form

  function requestFeature() {
    setValue('kind', 'feature')
    if (getValues('subject').trim() === '') setValue('subject', CONTACT_FORM_TEXTS.featureSubject)
    setStage({ isSent: false, focus: { field: 'message' } })
  }
  return (
    <Halves
      address={<SupportAddress {...options} />}
      more={
        <>
          <FeatureRequest onRequest={requestFeature} />
          <Questions hasForm />
        </>
      }
      form={
        stage.isSent ? (
          <SentMessage
            message={stage.message}
            supportEmail={supportEmail}
            onAnother={() => setStage({ isSent: false, focus: { field: 'subject' } })}
          />
        ) : (
          <ContactForm {...contactForm} supportEmail={supportEmail} focus={stage.focus} />
        )
      }
    />
  )
}

function NoSupport() {
  return (
    <div className="space-y-3">
      <h2 className="text-lg/7 font-semibold tracking-tight">{NO_SUPPORT_TEXTS.title}</h2>
      {NO_SUPPORT_TEXTS.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="border-t border-line pt-3 text-sm/6 text-soft">
        <RichText
          text={NO_SUPPORT_TEXTS.operator}
          tags={{ code: (children) => <code className="font-mono text-ink">{children}</code> }}
        />
      </p>
    </div>
  )
}

function SupportAddress({ supportEmail, isDemo }: ContactOptions) {
  if (supportEmail === null) return null
  if (isDemo) return <DemoSupportAddress />
  return (
    <div>
      <p className="text-xs/5 text-faint">{TEXTS.byEmail}</p>
      <p className="mt-0.5">
        <a href={`mailto:${encodeURIComponent(supportEmail)}`} className={`${TEXT_LINK} wrap-anywhere`}>
          {supportEmail}
        </a>
      </p>
      <p className="mt-2 text-soft">{TEXTS.responseTime}</p>
    </div>
  )
}

function DemoSupportAddress() {
  const { data: options } = useQuery(accountQueries.options)
  if (options === undefined) return null
  return (
    <>
      <p className="border-l-3 border-thread-2 pl-3 text-sm/6">
        <DemoMailText text={TEXTS.demo} isUnopened={options.isDemoUnopened} />
      </p>
      <p className="mt-2 text-soft">{TEXTS.responseTime}</p>
    </>
  )
}
