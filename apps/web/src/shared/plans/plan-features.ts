import { type Entitlements, MAX_COLUMNS } from '@wordloom/contract'

/**
 * What a plan with these entitlements gives, a phrase each. The words follow the table that the server checks by.
 *
 * @example toFeatures({ columns: 3, savedLists: null, savedResults: 10 })
 * // ['Up to 3 columns', 'Basic projects: up to 3 columns each', 'Unlimited saved lists', 'Up to 10 saved results']
 */
export function toFeatures({ columns, savedLists, savedResults }: Entitlements): readonly string[] {
  const isFull = columns === MAX_COLUMNS
  return [
    `Up to ${columns} columns`,
    isFull ? 'Full project management' : `Basic projects: up to ${columns} columns each`,
    ...(savedLists === savedResults
      ? [toQuantity(savedLists, 'saved lists and results', ' each')]
      : [toQuantity(savedLists, 'saved lists'), toQuantity(savedResults, 'saved results')]),
  ]
}

function toQuantity(most: number | null, what: string, each = ''): string {
  if (most === null) return `Unlimited ${what}`
  return most === 0 ? `No ${what}` : `Up to ${most} ${what}${each}`
}
