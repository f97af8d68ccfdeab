import * as z from 'zod/mini'
import { MAX_COLUMNS, MAX_ITEM_CHARACTERS } from '../limits.ts'
import { RowRule } from '../recipe/row-settings.ts'
import {
  FileColumn,
  FileTemplate,
  fileVersion,
  listOf,
  Money,
  strictFile,
  uniqueNames,
} from './file-parts.ts'

const PRODUCT_VERSION = 1

const MAX_RULES = 100
const MAX_TAGS = 250

const Code = z
  .string({ error: 'A code is a text' })
  .check(z.minLength(1, 'A code is empty'), z.maxLength(MAX_ITEM_CHARACTERS, 'A code is too long'))

const ProductColumn = z.extend(FileColumn, {
  /** A code for each word, which `{Color|code}` shows. */
  codes: z.optional(z.record(z.string(), Code, 'Codes are an object: {"Red": "RED"}')),
})

const Text = z._default(z.string({ error: 'Please enter a text' }), '')

/** Products with variants made of columns. Columns in `title` make products, the others are options. */
export const ProductFile = strictFile({
  version: fileVersion(PRODUCT_VERSION, 'These products were made by a newer version of Wordloom'),
  columns: listOf(ProductColumn, MAX_COLUMNS, 'columns').check(
    z.minLength(1, 'Please enter at least one column'),
    uniqueNames,
  ),
  rules: z._default(listOf(RowRule, MAX_RULES, 'rules'), []),
  title: FileTemplate,
  /** Default: the title in lower case, with hyphens. */
  handle: z.optional(FileTemplate),
  sku: FileTemplate,
  /** Default: the handle in capitals. */
  productSku: z.optional(FileTemplate),
  price: Money,
  status: z._default(z.enum(['draft', 'active'], 'A status is draft or active'), 'draft'),
  description: Text,
  vendor: Text,
  type: Text,
  tags: z._default(listOf(FileTemplate, MAX_TAGS, 'tags'), []),
})
export type ProductFile = Readonly<z.infer<typeof ProductFile>>
