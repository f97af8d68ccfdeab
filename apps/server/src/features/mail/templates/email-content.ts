import type { Sender } from '../sender.ts'

export interface EmailContent {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly quote?: string
  readonly button?: Button
  readonly ifNotYou?: { readonly text: string; readonly url?: string }
  readonly reason: string
  readonly replyTo?: Sender
}

interface Button {
  readonly label: string
  readonly url: string
  readonly limits?: string
}
