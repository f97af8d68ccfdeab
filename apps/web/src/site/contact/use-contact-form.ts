import { type BodyOf, contact, type User } from '@wordloom/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { blankDraft, type ContactDraft, keepDraft, unsentDraft } from './draft.ts'
import { CONTACT_FORM_TEXTS } from './texts.ts'

export type ContactMessage = BodyOf<typeof contact.send>
export type ContactForm = ReturnType<typeof useContactForm>

export function useContactForm(user: User | null, onSent: (message: ContactMessage) => void) {
  const [first] = useState(() => blankDraft(user))
  const [start] = useState(() => unsentDraft(first))
  const blank = useRef<ContactDraft>(first)
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: contact.send.body,
    defaultValues: start,
    send: async (message) => {
      await call(contact.send, { body: message })
      const { firstName, lastName, email } = message
      blank.current = {
        ...blankDraft(null),
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        email,
      }
      form.reset(blank.current)
      keepDraft(blank.current, blank.current)
      onSent(message)
    },
    onFailure: (error) => toFailure(error, CONTACT_FORM_TEXTS.failed).description,
  })
  const { subscribe } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(values, blank.current),
      }),
    [subscribe],
  )

  return { form, field, isSubmitting, submit, failure }
}
