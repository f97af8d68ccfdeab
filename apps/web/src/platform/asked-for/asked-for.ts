import type { PaidPlan } from '@wordloom/contract'
import { DRAFT_KEY } from '../generator-draft/draft-key.ts'
import { keptInTab, keptOnDevice } from '../lib/kept-text.ts'

/** On the device, because the link in an email opens another tab. */
const kept = keptOnDevice('wordloom.asked-for')
const draftOfTab = keptInTab(DRAFT_KEY)
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
  // Safe cast: only this module writes the key.
  const asked = kept.readJson() as Kept | null
  return asked !== null && Date.now() - asked.at < KEPT_MILLISECONDS ? asked : null
}

export function keepAsked(asked: Asked): void {
  kept.writeJson({ ...asked, at: Date.now(), draftId: draftOfTab.read() } satisfies Kept)
}

/** Gives the words of the tab that asked to this tab too: its draft, or a copy while the other tab has it open. */
export function adoptAskedDraft(): void {
  const draftId = readAsked()?.draftId
  if (draftId != null && draftOfTab.read() === null) draftOfTab.write(draftId)
}

export function forgetAsked(): void {
  kept.remove()
}
