import type { Message } from './transport.ts'

const NAME = /^\d{8}T\d{9}Z-\d+\.eml$/

/** By time and number: a second attempt at a mail takes the place of the first. */
export function toFileName({ date, messageId }: Message): string {
  return `${date.toISOString().replace(/[-:.]/g, '')}-${messageId.split('.', 1)[0]}.eml`
}

export function isMailFile(name: string): boolean {
  return NAME.test(name)
}
