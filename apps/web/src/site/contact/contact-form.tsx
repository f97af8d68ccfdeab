import { CONTACT_KINDS, MAX_MESSAGE_CHARACTERS } from '@wordloom/contract'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { FormProgress } from './form-progress.tsx'
import { CONTACT_FORM_TEXTS as TEXTS } from './texts.ts'
import type { ContactForm as Form } from './use-contact-form.ts'

const FEW_CHARACTERS = 500

interface ContactFormProps extends Form {
  readonly supportEmail: string
  /** The field to focus. A new object focuses it again. */
  readonly focus: { readonly field: 'subject' | 'message' } | null
}

export function ContactForm({
  form,
  field,
  isSubmitting,
  failure,
  submit,
  supportEmail,
  focus,
}: ContactFormProps) {
  const { control, setFocus, setValue } = form
  const [kind = 'question', email = '', subject = '', message = ''] = useWatch({
    control,
    name: ['kind', 'email', 'subject', 'message'],
  })
  useEffect(() => {
    if (focus !== null) setFocus(focus.field)
  }, [focus, setFocus])
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="text-lg/7 font-semibold tracking-tight">{TEXTS.title}</h2>
        <div className="mt-3">
          <FormProgress
            isDrawn={[isFilled(email), isFilled(subject), isFilled(message)]}
            isRunning={isSubmitting}
          />
          <p aria-hidden="true" className="flex justify-between gap-4 text-xs/5 text-faint">
            <span>{TEXTS.you}</span>
            <span className="text-right wrap-anywhere">{supportEmail}</span>
          </p>
        </div>
      </div>
      <SegmentedControl
        label={TEXTS.kind}
        choices={CONTACT_KINDS.map((value) => ({ value, label: TEXTS.kinds[value] }))}
        value={kind}
        onChange={(value) => setValue('kind', value)}
      />
      <div className="grid gap-4 min-[400px]:grid-cols-2">
        <TextField
          label={TEXTS.firstName}
          isOptional
          autoComplete="given-name"
          autoCapitalize="words"
          {...field('firstName')}
        />
        <TextField
          label={TEXTS.lastName}
          isOptional
          autoComplete="family-name"
          autoCapitalize="words"
          {...field('lastName')}
        />
      </div>
      <TextField
        label={TEXTS.email}
        type="email"
        autoComplete="email"
        help={TEXTS.emailHelp}
        {...field('email')}
      />
      <TextField
        label={TEXTS.subject}
        autoCapitalize="sentences"
        spellCheck
        dir="auto"
        {...field('subject')}
      />
      <div>
        <TextArea
          label={TEXTS.message}
          rows={8}
          autoCapitalize="sentences"
          dir="auto"
          help={TEXTS.messageHelp[kind]}
          {...field('message')}
        />
        <Left characters={MAX_MESSAGE_CHARACTERS - message.trim().length} />
      </div>
      {failure !== null && (
        <FormAlert>
          {failure}{' '}
          <RichText
            text={TEXTS.kept}
            tags={{
              link: (children) => (
                <a
                  href={toMailAddress(supportEmail, subject, message)}
                  className="font-semibold underline underline-offset-4"
                >
                  {children}
                </a>
              ),
            }}
          />
        </FormAlert>
      )}
      <SubmitButton
        isPending={isSubmitting}
        pendingLabel={TEXTS.sending}
        className="sm:justify-self-start sm:px-6"
      >
        {TEXTS.send}
      </SubmitButton>
    </form>
  )
}

function Left({ characters }: { readonly characters: number }) {
  if (characters > FEW_CHARACTERS) return null
  return (
    <p className={`mt-1 text-xs/5 tabular-nums ${characters < 0 ? 'text-danger' : 'text-faint'}`}>
      {characters < 0 ? TEXTS.tooMany(-characters) : TEXTS.left(characters)}
    </p>
  )
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

/** Opens a mail program with the written message (RFC 6068). */
function toMailAddress(address: string, subject: string, message: string): string {
  const body = message.replaceAll('\n', '\r\n')
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
