import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_COMBINATIONS, MAX_RESULT_BODY_BYTES, RESULT_PREVIEW_COMBINATIONS } from '../limits.ts'
import { Recipe, SavedWrap, SentRecipe, SeparatorText } from '../recipe/recipe.ts'
import { CsvQuery } from './csv-choices.ts'
import { EXPORT_FILES, RESULT_EXPORTS } from './export-files.ts'
import {
  AccountQuery,
  Description,
  ITEM_FIELD_MESSAGES,
  ItemId,
  ItemParams,
  titleOf,
  ViewQuery,
} from './item-fields.ts'
import { itemsOf } from './items.ts'

const RULES = {
  noun: 'combinations',
  most: MAX_COMBINATIONS,
  previewed: RESULT_PREVIEW_COMBINATIONS,
  dropsBlank: false,
}

/** Combinations stay exactly as sent. */
export const NewCombinations = itemsOf({ ...RULES, missing: ITEM_FIELD_MESSAGES.noCombinations })
export const Combinations = itemsOf({ ...RULES, missing: ITEM_FIELD_MESSAGES.combinations })

/** A number, or a string of decimal digits above 9,007,199,254,740,991. */
export const CombinationCount = z.union([z.int(), z.string().check(z.regex(/^[1-9][0-9]*$/))])
export type CombinationCount = z.infer<typeof CombinationCount>

/** @example toCombinationCount(12n) // 12 */
export function toCombinationCount(count: bigint): CombinationCount {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count)
}

const head = {
  id: ItemId,
  name: z.string(),
  description: z.nullable(z.string()),
  projectId: z.nullable(ItemId),
  combinationCount: CombinationCount,
  /** False if there are too many possible duplicates to count; the count is then an upper bound. */
  isCountExact: z.boolean(),
  /** A choice other than `custom`, or a custom text. */
  separator: z.string(),
  /** A choice other than `custom`, or a prefix and a suffix joined by a pipe. */
  wrap: z.string(),
  hasRecipe: z.boolean(),
  /** Increases with each change of the name, the description or the combinations. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const SavedResultSummary = z.strictObject({
  ...head,
  preview: z.array(z.string()).check(z.maxLength(RESULT_PREVIEW_COMBINATIONS)),
})
export type SavedResultSummary = Readonly<z.infer<typeof SavedResultSummary>>

export const SavedResult = z.strictObject({
  ...head,
  recipe: z.nullable(Recipe),
  /** Null if there are more than 1,000,000; use the export or the recipe instead. */
  combinations: z.nullable(z.array(z.string())),
})
export type SavedResult = Readonly<z.infer<typeof SavedResult>>

export const SavedResultReply = z.union([SavedResult, SavedResultSummary])

export const SavedResultRecipe = z.strictObject({ id: ItemId, name: z.string(), recipe: z.nullable(Recipe) })
export type SavedResultRecipe = Readonly<z.infer<typeof SavedResultRecipe>>

/** Needs combinations, a recipe, or both. */
export const resultDraft = z.strictObject({
  name: titleOf(ITEM_FIELD_MESSAGES.newResultName),
  description: z.optional(z.nullable(Description)),
  combinations: z.optional(NewCombinations),
  separator: z._default(SeparatorText, 'nothing'),
  wrap: z._default(SavedWrap, 'nothing'),
  recipe: z.optional(SentRecipe),
  projectId: z.optional(z.nullable(ItemId)),
})

export const savedResults = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-results',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    summary: 'All results, newest first',
    query: ViewQuery,
    reply: z.union([z.array(SavedResult), z.array(SavedResultSummary)]),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/saved-results/:id',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'result' },
    summary: 'A result with its combinations',
    params: ItemParams,
    query: AccountQuery,
    reply: SavedResult,
    status: 200,
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/api/saved-results/:id/recipe',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'result' },
    summary: 'How a result is made: its columns and options',
    params: ItemParams,
    query: AccountQuery,
    reply: SavedResultRecipe,
    status: 200,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/saved-results/:id/export',
    access: 'signed-in',
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'result' },
    summary: 'All combinations of a result as a file',
    params: ItemParams,
    query: z.extend(AccountQuery, { format: z.optional(z.enum(RESULT_EXPORTS)), ...CsvQuery }),
    replyTypes: RESULT_EXPORTS.map((format) => EXPORT_FILES[format].mediaType),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-results',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    summary: 'Save combinations',
    body: resultDraft,
    bodyLimit: MAX_RESULT_BODY_BYTES,
    query: ViewQuery,
    reply: SavedResultReply,
    status: 201,
    isRepeatable: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/saved-results/:id',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    summary: 'Change the name, description and combinations of a result. New combinations have no recipe',
    params: ItemParams,
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.resultName),
      description: z.optional(z.nullable(Description)),
      combinations: Combinations,
    }),
    bodyLimit: MAX_RESULT_BODY_BYTES,
    query: ViewQuery,
    reply: SavedResultReply,
    status: 200,
    isConditional: true,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/saved-results/:id',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    people: { role: 'editor', item: 'result', event: 'result_changed' },
    summary: 'Change the name and the description of a result',
    params: ItemParams,
    query: AccountQuery,
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.resultName),
      description: z.optional(z.nullable(Description)),
    }),
    reply: SavedResultSummary,
    status: 200,
    isConditional: true,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/saved-results/:id/move',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Move a result to a project, or take it out with null',
    params: ItemParams,
    body: z.strictObject({ projectId: z.nullable(ItemId) }),
    reply: SavedResultSummary,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-results/:id',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    people: { role: 'editor', item: 'result', event: 'result_removed' },
    summary: 'Delete a result. It can be restored for 30 days',
    params: ItemParams,
    query: AccountQuery,
    status: 204,
    isConditional: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved-results/:id/restore',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Restore a deleted result',
    params: ItemParams,
    reply: SavedResultSummary,
    status: 200,
  }),
} as const
