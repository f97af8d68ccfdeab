import type { TargetId } from '@wordloom/targets'
import type { TargetContent } from '../target-content.ts'
import { CONTENT_AND_APPS } from './content-and-apps.ts'
import { NAMES_AND_FILES } from './names-and-files.ts'
import { SEARCH_ADS } from './search-ads.ts'
import { SHOPS } from './shops.ts'

/** The build reads this. None of it reaches the browser. */
export const TARGET_CONTENTS: Readonly<Record<TargetId, TargetContent>> = {
  ...SEARCH_ADS,
  ...SHOPS,
  ...CONTENT_AND_APPS,
  ...NAMES_AND_FILES,
}
