import { CONTACT_KINDS, type contact, type SentBodyOf, type User } from '@wordloom/contract'
import { contactDraft as kept } from '#platform/user/forget-drafts.ts'

export type ContactDraft = SentBodyOf<typeof contact.send>

export function blankDraft(user: User | null) {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    subject: '',
    message: '',
    kind: CONTACT_KINDS[0],
  } satisfies ContactDraft
}

export function unsentDraft(blank: ContactDraft): ContactDraft {
  const fields = readFields()
  const texts = Object.entries(blank).map(([field, text]) => [field, fields[field] || text])
  const kind = CONTACT_KINDS.find((each) => each === fields['kind']) ?? blank.kind
  return { ...blank, ...Object.fromEntries(texts), ...(kind && { kind }) }
}

export function keepDraft(draft: ContactDraft, blank: ContactDraft): void {
  const isBlank = Object.entries(blank).every(([field, text]) => Object(draft)[field] === text)
  if (isBlank) kept.remove()
  else kept.writeJson(draft)
}

function readFields(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(Object(kept.readJson())).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
