import type { ContactOptions, User } from '@wordloom/contract'
import { useState } from 'react'
import { ContactForm } from './contact-form.tsx'
import { FeatureRequest } from './feature-request.tsx'
import { Halves } from './halves.tsx'
import { Questions } from './questions.tsx'
import { SentMessage } from './sent-message.tsx'
import { CONTACT_FORM_TEXTS } from './texts.ts'
import { type ContactMessage, useContactForm } from './use-contact-form.ts'
import { Whereabouts } from './whereabouts.tsx'

interface DeskProps {
  readonly user: User | null
  readonly options: ContactOptions
  readonly supportEmail: string
}

type Stage =
  | { readonly isSent: false; readonly focus: { readonly field: 'subject' | 'message' } | null }
  | { readonly isSent: true; readonly message: ContactMessage }

export function Desk({ user, options, supportEmail }: DeskProps) {
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
      address={<Whereabouts {...options} />}
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
