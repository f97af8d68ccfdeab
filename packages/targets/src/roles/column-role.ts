/** The meanings of a column that programs export about keywords, ads and products. */
export const COLUMN_ROLES = [
  'term',
  'matchType',
  'campaign',
  'adGroup',
  'status',
  'impressions',
  'clicks',
  'cost',
  'conversions',
  'value',
  'volume',
  'difficulty',
  'position',
  'url',
  'sku',
] as const

export type ColumnRole = (typeof COLUMN_ROLES)[number]
