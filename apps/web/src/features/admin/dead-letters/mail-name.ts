import { TEMPLATE_TEXTS } from './texts.ts'

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(TEMPLATE_TEXTS))

export function toMailName(template: string): string {
  return NAMES.get(template) ?? template
}
