import { SHOP_FORMAT_IDS, UPLOAD_FORMAT_IDS } from '@wordloom/targets'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { withExample } from '../json-form.ts'
import { MAX_LIST_BODY_BYTES } from '../limits.ts'
import type { JsonText } from '../recipe/recipe.ts'
import { CampaignFile } from './campaign-file.ts'
import { ProductFile } from './product-file.ts'

/** A file as JSON. It's validated once and then passed on as text. */
export interface SentUploadFile extends JsonText {
  readonly columnCount: number
}

function toSentFile(file: CampaignFile | ProductFile, columns: readonly unknown[]): SentUploadFile {
  return { json: JSON.stringify(file), columnCount: columns.length }
}

const SentCampaign = z.pipe(
  CampaignFile,
  z.transform((file: CampaignFile) => toSentFile(file, file.columns ?? file.recipe?.columns ?? [])),
)

const SentProducts = z.pipe(
  ProductFile,
  z.transform((file: ProductFile) => toSentFile(file, file.columns)),
)

const UNKNOWN_TARGET = 'There is no such target'

export const uploads = {
  campaign: endpoint({
    method: 'POST',
    path: '/api/campaigns',
    access: 'signed-in',
    rateLimits: ['combinedMegabytesPerAccount'],
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    summary:
      'The file that an ad platform imports, made of a campaign file; several files as a ZIP. If the connection breaks off, rows are missing',
    body: withExample(
      z.strictObject({
        /** The file that `wordloom campaign` reads. */
        campaign: SentCampaign,
        for: z.enum(UPLOAD_FORMAT_IDS, UNKNOWN_TARGET),
        /** Default: the first encoding of the target. */
        encoding: z.optional(z.enum(['utf-8', 'utf-16le'])),
      }),
      {
        campaign: {
          version: 1,
          columns: [
            { name: 'City', words: ['leeds', 'york'] },
            { name: 'Service', words: ['drain cleaning'] },
          ],
          campaign: 'Plumbers {City|title}',
          adGroup: '{Service|title}',
          finalUrl: 'https://example.org/{City|slug}',
          budget: 20,
        },
        for: 'google-ads-editor',
      },
    ),
    bodyLimit: MAX_LIST_BODY_BYTES,
    replyTypes: ['text/csv', 'application/zip'],
    status: 200,
  }),
  products: endpoint({
    method: 'POST',
    path: '/api/products',
    access: 'signed-in',
    rateLimits: ['combinedMegabytesPerAccount'],
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    summary:
      'The file that a shop imports, made of a product file. If the connection breaks off, rows are missing',
    body: withExample(
      z.strictObject({
        /** The file that `wordloom products` reads. */
        products: SentProducts,
        for: z.enum(SHOP_FORMAT_IDS, UNKNOWN_TARGET),
      }),
      {
        products: {
          version: 1,
          columns: [
            { name: 'Product', words: ['Tee'] },
            { name: 'Color', words: ['Red', 'Blue'] },
          ],
          title: '{Product}',
          sku: '{Product|upper}-{Color|upper}',
          price: 19,
        },
        for: 'shopify',
      },
    ),
    bodyLimit: MAX_LIST_BODY_BYTES,
    replyTypes: ['text/csv'],
    status: 200,
  }),
} as const
