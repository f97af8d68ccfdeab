import { CONTACT_KINDS, type contact, type SentBodyOf, type User } from '@wordloom/contract'
import { CONTACT_DRAFT_KEY as KEY } from '../../shared/user/forget-drafts.ts'

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
  const kept = readKept()
  const texts = Object.entries(blank).map(([field, text]) => [field, kept[field] || text])
  const kind = CONTACT_KINDS.find((each) => each === kept['kind']) ?? blank.kind
  return { ...blank, ...Object.fromEntries(texts), ...(kind && { kind }) }
}

export function keepDraft(draft: ContactDraft, blank: ContactDraft): void {
  const isBlank = Object.entries(blank).every(([field, text]) => Object(draft)[field] === text)
  try {
    if (isBlank) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // If storage is blocked or full, the draft lasts as long as the page.
  }
}

function readKept(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
