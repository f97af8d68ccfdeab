import type { Sender } from '../sender.ts'

/** What a mail says, before it is set as HTML and as text. */
export interface Letter {
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What a person wrote, in lines of their own. */
  readonly quote?: string
  readonly button?: Button
  /** What to do for whom this is not about. */
  readonly ifNotYou?: { readonly text: string; readonly url?: string }
  /** Why this person gets it. */
  readonly reason: string
  /** Whom an answer goes to, where that is a person. */
  readonly replyTo?: Sender
}

interface Button {
  readonly label: string
  readonly url: string
  /** For how long, and how often, it works. */
  readonly limits?: string
}
