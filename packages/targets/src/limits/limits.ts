import type { Limit } from '../limit.ts'
import { ADVERTISING } from './advertising.ts'
import { DOCUMENTS } from './documents.ts'
import { MICROSOFT_ADS } from './microsoft-ads.ts'
import { NAMES } from './names.ts'
import { SHOPS } from './shops.ts'
import { SOCIAL } from './social.ts'

/** All limits that the product names or checks. Correct one here, and every page, check and command follows. */
export const LIMITS = {
  ...ADVERTISING,
  ...DOCUMENTS,
  ...MICROSOFT_ADS,
  ...NAMES,
  ...SHOPS,
  ...SOCIAL,
} as const satisfies Readonly<Record<string, Limit>>

export type LimitId = keyof typeof LIMITS
