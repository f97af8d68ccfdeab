import type { PaidPlan } from '@wordloom/contract'
import { DRAFT_KEY } from '../generator-draft/draft-key.ts'

const KEY = 'wordloom.asked-for'
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

/** A request that a person made before signing up or paying. */
export type Asked = AskedOfGenerator | AskedPlan | AskedSharedCopy | AskedToJoin

/** To save or to add a column. A `paid-column` waits for the payment, and then becomes a `column`. */
interface AskedOfGenerator {
  readonly kind: 'list' | 'results' | 'column' | 'paid-column'
  /** The id under which the column is saved, or the first column. It tells the tab that asked from others. */
  readonly columnId: string
}

interface AskedPlan {
  readonly kind: 'plan'
  readonly plan: PaidPlan
  /** Set if Add Column led to the plans. */
  readonly columnId: string | null
}

interface AskedSharedCopy {
  readonly kind: 'shared-copy'
  readonly secret: string
}

interface AskedToJoin {
  readonly kind: 'join'
  readonly secret: string
}

type Kept = Asked & { readonly at: number; readonly draftId: string | null }

export function readAsked(): Kept | null {
  try {
    // Safe cast: only this module writes the key.
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept !== null && Date.now() - kept.at < KEPT_MILLISECONDS ? kept : null
  } catch {
    return null
  }
}

/** Local storage, because the link in an email opens another tab. */
export function keepAsked(asked: Asked): void {
  try {
    const kept: Kept = { ...asked, at: Date.now(), draftId: sessionStorage.getItem(DRAFT_KEY) }
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is forbidden, so the person has to ask again.
  }
}

/** Gives the words of the tab that asked to this tab too: its draft, or a copy while the other tab has it open. */
export function adoptAskedDraft(): void {
  const draftId = readAsked()?.draftId
  try {
    if (draftId != null && sessionStorage.getItem(DRAFT_KEY) === null)
      sessionStorage.setItem(DRAFT_KEY, draftId)
  } catch {
    // Storage is forbidden, so no draft is kept.
  }
}

export function forgetAsked(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so there's nothing to forget.
  }
}
