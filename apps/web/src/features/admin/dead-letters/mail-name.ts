import { TEMPLATE_TEXTS } from './texts.ts'

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(TEMPLATE_TEXTS))

/** What a mail tells, as people say it; a template that is new to the page by its own name. */
export function toMailName(template: string): string {
  return NAMES.get(template) ?? template
}
