import type { Sender } from '../sender.ts'

export interface Message {
  /** Stays the same from attempt to attempt, so that mail programs recognize a second copy. */
  readonly messageId: string
  readonly sender: Sender
  readonly recipient: string
  readonly replyTo?: Sender
  readonly date: Date
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Transport {
  send(message: Message, delivery: Delivery): Promise<void>
}

export interface Delivery {
  /** Aborts the dialog without a farewell to the server. */
  readonly signal: AbortSignal
  /** Awaited before the end of the message is sent. After that, a second attempt may deliver a second copy. */
  beforeEnd(): Promise<void>
}

/** The message was not accepted. The error text is for the operator, and holds nothing from the mail. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isPermanent = isPermanent
  }
}
