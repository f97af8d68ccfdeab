import type { Sender } from '../sender.ts'

export interface Letter {
  readonly subject: string
  /** Mail programs show it beside the subject in a list of mails. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Text that a person wrote, with its line breaks. */
  readonly quote?: string
  readonly button?: Button
  /** What to do if the recipient didn't cause this mail. */
  readonly ifNotYou?: { readonly text: string; readonly url?: string }
  /** Why the recipient gets this mail. */
  readonly reason: string
  readonly replyTo?: Sender
}

interface Button {
  readonly label: string
  readonly url: string
  /** How long and how often the link works. */
  readonly limits?: string
}
