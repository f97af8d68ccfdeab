/** Apart from the targets, so that a page that asks about fields loads none of their data. */
export interface Field {
  readonly name: string
  readonly template: string
}

const WHOLE_SHORTENED = /^\{text(?:\|fit:\d+(?::[a-z]+)?)+\}$/
export const SHORTENED = /\{text(?:\|fit:\d+(?::[a-z]+)?)+\}/g

export function isShortened(fields: readonly Field[]): boolean {
  return fields.some(({ template }) => template.search(SHORTENED) !== -1)
}

/** The first field that is the shortened text of the row and nothing else. `null` if there is none. */
export function findShortenedField(fields: readonly Field[]): number | null {
  const field = fields.findIndex(({ template }) => WHOLE_SHORTENED.test(template))
  return field === -1 ? null : field
}
