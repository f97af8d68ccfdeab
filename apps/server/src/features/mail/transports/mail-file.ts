import type { Message } from './transport.ts'

const NAME = /^\d{8}T\d{9}Z-\d+\.eml$/

export function toFileName({ date, messageId }: Message): string {
  return `${date.toISOString().replace(/[-:.]/g, '')}-${messageId.split('.', 1)[0]}.eml`
}

export function isMailFile(name: string): boolean {
  return NAME.test(name)
}
