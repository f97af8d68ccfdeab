import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FormProgress } from './form-progress.tsx'
import { SENT_TEXTS as TEXTS } from './texts.ts'
import type { ContactMessage } from './use-contact-form.ts'

interface SentMessageProps {
  readonly message: ContactMessage
  readonly supportEmail: string
  readonly onAnother: () => void
}

/** The heading takes the focus, so that screen readers announce that the message was sent. */
export function SentMessage({ message, supportEmail, onAnother }: SentMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { firstName, lastName, email } = message
  const sender = [firstName, lastName].filter(Boolean).join(' ')
  const parts = [
    { name: TEXTS.from, text: sender === '' ? email : `${sender} <${email}>` },
    { name: TEXTS.subject, text: message.subject },
    { name: TEXTS.message, text: message.message },
  ]
  return (
    <div className="animate-rise">
      <FormProgress isDrawn={[true, true, true]} />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-lg/7 font-semibold tracking-tight outline-none">
        {TEXTS.title}
      </h2>
      <p className="mt-1 text-soft wrap-anywhere">{TEXTS.intro(supportEmail, email)}</p>
      <dl className="mt-6 space-y-4 border-l-3 border-thread-3 pl-4">
        {parts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-xs/5 text-faint">{name}</dt>
            <dd dir="auto" className="max-h-80 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Button className="mt-6 min-h-10" onClick={onAnother}>
        {TEXTS.another}
      </Button>
    </div>
  )
}
