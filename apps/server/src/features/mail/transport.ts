import type { Sender } from './sender.ts'

/** A mail as it leaves. */
export interface Message {
  /** Stays the same from attempt to attempt, so that a second copy is recognised as one. */
  readonly messageId: string
  readonly sender: Sender
  readonly recipient: string
  readonly date: Date
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Transport {
  /** @throws {DeliveryError} when the message was not taken. Told to stop, it stops without a last word. */
  send(message: Message, signal: AbortSignal): Promise<void>
}

/** A message was not taken. The error's message is for the operator, and holds nothing of the mail. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Whether the same message would be refused again. */
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isPermanent = isPermanent
  }
}
