import { useQuery } from '@tanstack/react-query'
import type { ContactOptions, User } from '@wordloom/contract'
import { type ReactNode, useState } from 'react'
import { useIsAlive } from '../../shared/document/use-is-alive.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { Bone, Skeleton } from '../../shared/ui/skeleton.tsx'
import { WovenRule } from '../../shared/ui/woven-rule.tsx'
import { useUser } from '../../shared/user/use-user.ts'
import { contactOptions } from './api.ts'
import { ContactForm } from './contact-form.tsx'
import { NoSupport } from './no-support.tsx'
import { Questions } from './questions.tsx'
import { SentMessage } from './sent-message.tsx'
import { CONTACT_FORM_TEXTS, CONTACT_TEXTS as TEXTS } from './texts.ts'
import { type ContactMessage, useContactForm } from './use-contact-form.ts'
import { Whereabouts } from './whereabouts.tsx'

/** Writing to whoever runs the installation, and what is answered without. */
export function ContactPage() {
  const isAlive = useIsAlive()
  const query = useQuery(contactOptions)
  const { user, isLoading } = useUser()
  const { data: options } = query
  const isKnown = options !== undefined && !isLoading
  return (
    <main className="mx-auto w-full max-w-6xl grow space-y-12 px-4 py-10 sm:space-y-16 sm:px-8 sm:py-16">
      {isKnown && options.supportEmail !== null ? (
        <Desk key={user?.id} user={user} options={options} supportEmail={options.supportEmail} />
      ) : (
        <Halves
          intro={<Intro />}
          form={
            isAlive ? (
              <Loaded query={query} what={TEXTS.form} skeleton={<FormSkeleton />}>
                {() => (isKnown ? <NoSupport /> : <FormSkeleton />)}
              </Loaded>
            ) : (
              <WithoutScripts />
            )
          }
        />
      )}
      <Questions hasForm={options?.supportEmail != null} />
    </main>
  )
}

interface DeskProps {
  readonly user: User | null
  readonly options: ContactOptions
  readonly supportEmail: string
}

type Stage =
  | { readonly isSent: false; readonly focus: { readonly field: 'subject' | 'message' } | null }
  | { readonly isSent: true; readonly message: ContactMessage }

function Desk({ user, options, supportEmail }: DeskProps) {
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
      intro={
        <Intro>
          <Whereabouts {...options} />
        </Intro>
      }
      more={
        <div className="rounded-md border border-line bg-card p-5">
          <h2 className="text-base/6 font-semibold">{TEXTS.missing}</h2>
          <p className="mt-1 text-sm/6 text-soft">{TEXTS.missingText}</p>
          <Button className="mt-4" onClick={requestFeature}>
            {TEXTS.requestFeature}
          </Button>
        </div>
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

interface HalvesProps {
  readonly intro: ReactNode
  /** Stands below the form where there is no room beside it. */
  readonly more?: ReactNode
  readonly form: ReactNode
}

function Halves({ intro, more, form }: HalvesProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div>{intro}</div>
      <div className="rounded-md border border-line bg-card p-5 sm:p-8 lg:row-span-2">{form}</div>
      {more !== undefined && <div className="lg:max-w-sm">{more}</div>}
    </div>
  )
}

function Intro({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <h1 className="text-[28px]/9 font-bold tracking-[-0.022em] text-balance sm:text-4xl/11">
        {TEXTS.title}
      </h1>
      <WovenRule className="mt-4" />
      <p className="mt-4 max-w-md text-[17px]/7 text-soft">{TEXTS.lead}</p>
      {children !== undefined && <div className="mt-6">{children}</div>}
    </>
  )
}

function FormSkeleton() {
  return (
    <Skeleton label={TEXTS.loading}>
      <div className="grid min-h-140 content-start gap-6">
        <Bone className="h-7 w-40" />
        <Bone className="h-8 w-full" />
        <Bone className="h-10 w-full" />
        <Bone className="h-10 w-full" />
        <Bone className="h-10 w-full" />
        <Bone className="h-48 w-full" />
      </div>
    </Skeleton>
  )
}

/** Holds the place of the form until the page is alive. */
function WithoutScripts() {
  return (
    <div className="min-h-140">
      <noscript>
        <p>{TEXTS.withoutScripts}</p>
      </noscript>
    </div>
  )
}
