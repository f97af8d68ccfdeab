/** Apart from the formats themselves, so that a request that names one loads none of their data. */
export const UPLOAD_FORMAT_IDS = [
  'google-ads-editor',
  'google-ads-web',
  'google-ads-clipboard',
  'microsoft',
  'amazon',
  'apple-ads',
] as const
export type UploadFormatId = (typeof UPLOAD_FORMAT_IDS)[number]

export const SHOP_FORMAT_IDS = ['shopify', 'shopify-old', 'woocommerce'] as const
export type ShopFormatId = (typeof SHOP_FORMAT_IDS)[number]
