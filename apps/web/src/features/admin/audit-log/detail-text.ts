/**
 * @example toDetailText({ plan: 'yearly', fields: ['email', 'firstName'] }) // 'plan: yearly · fields: email, firstName'
 */
export function toDetailText(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${toText(value)}`)
    .join(' · ')
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toText).join(', ')
  return JSON.stringify(value)
}
