/** The meanings of a column that programs export about keywords, ads and products. */
export const COLUMN_ROLES = [
  'term',
  'matchType',
  'campaign',
  'adGroup',
  'status',
  'label',
  'impressions',
  'clicks',
  'cost',
  'conversions',
  'value',
  'rate',
  'cpc',
  'volume',
  'competition',
  'difficulty',
  'position',
  'url',
  'sku',
  'date',
  'currency',
] as const

export type ColumnRole = (typeof COLUMN_ROLES)[number]
