import type { Sender } from './sender.ts'

/** A mail as it leaves. */
export interface Message {
  /** Stays the same from attempt to attempt, so that a second copy is recognised as one. */
  readonly messageId: string
  readonly sender: Sender
  readonly recipient: string
  /** The person who wrote it, where one did: an answer goes to them. */
  readonly replyTo?: Sender
  readonly date: Date
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Transport {
  /** @throws {DeliveryError} when the message was not taken. */
  send(message: Message, delivery: Delivery): Promise<void>
}

export interface Delivery {
  /** Stops it without a last word. */
  readonly signal: AbortSignal
  /** Awaited when all is said but the end, from where on a second attempt may make a second mail. */
  beforeEnd(): Promise<void>
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
