import type { ColumnRole } from './column-role.ts'
import {
  CLICK_NAMES,
  CONVERSION_NAMES,
  COST_NAMES,
  CPC_NAMES,
  IMPRESSION_NAMES,
  RATE_NAMES,
  VALUE_NAMES,
} from './metric-names.ts'
import type { NamesByLanguage } from './name-languages.ts'
import { AD_GROUP_NAMES, CAMPAIGN_NAMES, LABEL_NAMES, MATCH_TYPE_NAMES, STATUS_NAMES } from './place-names.ts'
import {
  COMPETITION_NAMES,
  CURRENCY_NAMES,
  DATE_NAMES,
  DIFFICULTY_NAMES,
  POSITION_NAMES,
  SKU_NAMES,
  URL_NAMES,
  VOLUME_NAMES,
} from './research-names.ts'
import { KEYWORD_NAMES, SEARCH_TERM_NAMES } from './term-names.ts'

/** The names of columns for each role. If a table has names of two groups of one role, the earlier group wins. */
export const COLUMN_NAMES: Readonly<Record<ColumnRole, readonly NamesByLanguage[]>> = {
  term: [SEARCH_TERM_NAMES, KEYWORD_NAMES],
  matchType: [MATCH_TYPE_NAMES],
  campaign: [CAMPAIGN_NAMES],
  adGroup: [AD_GROUP_NAMES],
  status: [STATUS_NAMES],
  label: [LABEL_NAMES],
  impressions: [IMPRESSION_NAMES],
  clicks: [CLICK_NAMES],
  cost: [COST_NAMES],
  conversions: [CONVERSION_NAMES],
  value: [VALUE_NAMES],
  rate: [RATE_NAMES],
  cpc: [CPC_NAMES],
  volume: [VOLUME_NAMES],
  competition: [COMPETITION_NAMES],
  difficulty: [DIFFICULTY_NAMES],
  position: [POSITION_NAMES],
  url: [URL_NAMES],
  sku: [SKU_NAMES],
  date: [DATE_NAMES],
  currency: [CURRENCY_NAMES],
}
