import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_COLUMNS, MAX_LIST_BODY_BYTES, MAX_RESULT_BODY_BYTES, MIN_COLUMNS } from '../limits.ts'
import { OwnRowSettings } from '../recipe/column-numbers.ts'
import { SEPARATOR_CHOICES, WRAP_CHOICES } from '../recipe/combining.ts'
import {
  ColumnName,
  ColumnText,
  CustomWrap,
  type JsonText,
  SeparatorText,
  WrapText,
} from '../recipe/recipe.ts'
import { roomForText } from '../recipe/room-for-text.ts'
import { leaveOutTexts } from '../recipe/row-rules.ts'
import {
  AccountQuery,
  AccountViewQuery,
  Description,
  ITEM_FIELD_MESSAGES,
  ItemId,
  ItemParams,
  titleOf,
  ViewQuery,
} from './item-fields.ts'
import { SavedList, SavedListReply, SavedListSummary, Words } from './saved-lists.ts'
import { resultDraft, SavedResult, SavedResultReply, SavedResultSummary } from './saved-results.ts'

const COLUMNS = `A project has ${MIN_COLUMNS} to ${MAX_COLUMNS} columns`

export const ProjectColumn = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  name: z.optional(ColumnName),
  /** The text as typed, one word per line. */
  words: ColumnText,
  selectedListIds: z.optional(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(1000))),
})
export type ProjectColumn = Readonly<z.infer<typeof ProjectColumn>>

const ProjectColumns = z
  .array(ProjectColumn, COLUMNS)
  .check(
    z.minLength(MIN_COLUMNS, COLUMNS),
    z.maxLength(MAX_COLUMNS, COLUMNS),
    ...roomForText((columns: readonly { readonly words: string }[]) => columns.map(({ words }) => words)),
  )

/** Columns as JSON. They're validated once and then passed on as text. */
export interface SentColumns extends JsonText {
  readonly count: number
}

const SentColumns = z.pipe(
  ProjectColumns,
  z.transform((columns): SentColumns => ({ json: JSON.stringify(columns), count: columns.length })),
)

/** An empty object removes the settings. */
const SentRows = z.pipe(
  OwnRowSettings.check(...roomForText(leaveOutTexts)),
  z.transform((rows): JsonText | null =>
    Object.keys(rows).every((part) => part === 'version') ? null : { json: JSON.stringify(rows) },
  ),
)

const state = {
  columns: ProjectColumns,
  separator: z.enum(SEPARATOR_CHOICES),
  customSeparator: SeparatorText,
  wrap: z.enum(WRAP_CHOICES),
  customWrap: CustomWrap,
  /** These override `customWrap`, which is ambiguous if a text contains a pipe. */
  customPrefix: WrapText,
  customSuffix: WrapText,
  unique: z.boolean(),
  rows: z.optional(OwnRowSettings),
}

const sentState = {
  columns: z.optional(SentColumns),
  separator: z.optional(state.separator),
  customSeparator: z.optional(state.customSeparator),
  wrap: z.optional(state.wrap),
  customWrap: z.optional(state.customWrap),
  customPrefix: z.optional(state.customPrefix),
  customSuffix: z.optional(state.customSuffix),
  unique: z.optional(state.unique),
  rows: z.optional(SentRows),
}

const head = {
  id: ItemId,
  name: z.string(),
  description: z.nullable(z.string()),
  /** Increases with each change of the name, the description or the generator. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const ProjectSummary = z.strictObject({
  ...head,
  columnCount: z.int(),
  listCount: z.int(),
  resultCount: z.int(),
})
export type ProjectSummary = Readonly<z.infer<typeof ProjectSummary>>

export const Project = z.strictObject({ ...head, ...state })
export type Project = Readonly<z.infer<typeof Project>>

export const projects = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    summary: 'All projects, newest first',
    query: ViewQuery,
    reply: z.union([z.array(Project), z.array(ProjectSummary)]),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/projects/:id',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'project' },
    summary: 'A project with the columns and options of its generator',
    params: ItemParams,
    query: AccountQuery,
    reply: Project,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/projects',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    summary: 'Create a project. Omitted fields are as in a new generator',
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.newProjectName),
      description: z.optional(z.nullable(Description)),
      ...sentState,
    }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    reply: Project,
    status: 201,
    isRepeatable: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/projects/:id',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    people: { role: 'editor', item: 'project', event: 'project_changed' },
    summary:
      "Change a project: name and description together (a description that's left out is removed), or parts of its generator, or both",
    params: ItemParams,
    query: AccountQuery,
    body: z
      .strictObject({
        name: z.optional(titleOf(ITEM_FIELD_MESSAGES.projectName)),
        description: z.optional(z.nullable(Description)),
        ...sentState,
      })
      .check(
        z.refine(
          ({ name, description, ...state }) =>
            name !== undefined || (description === undefined && Object.keys(state).length > 0),
          { error: ITEM_FIELD_MESSAGES.projectName, path: ['name'] },
        ),
      ),
    bodyLimit: MAX_LIST_BODY_BYTES,
    reply: Project,
    status: 200,
    isConditional: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary:
      'Delete a project: its lists and results belong to none then, or with contents=delete are deleted too. For 30 days it can be restored',
    params: ItemParams,
    query: z.object({ contents: z.optional(z.enum(['keep', 'delete'])) }),
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/projects/:id/restore',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary:
      'Bring a deleted project back, with the lists and results that were in it and are in no other now',
    params: ItemParams,
    reply: Project,
    status: 200,
  }),
  lists: endpoint({
    method: 'GET',
    path: '/api/projects/:id/lists',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'project' },
    summary: 'The lists of a project, newest first',
    params: ItemParams,
    query: AccountViewQuery,
    reply: z.union([z.array(SavedList), z.array(SavedListSummary)]),
    status: 200,
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/projects/:id/results',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'project' },
    summary: 'The results of a project, newest first',
    params: ItemParams,
    query: AccountViewQuery,
    reply: z.union([z.array(SavedResult), z.array(SavedResultSummary)]),
    status: 200,
  }),
  addList: endpoint({
    method: 'POST',
    path: '/api/projects/:id/lists',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    people: { role: 'editor', item: 'project', event: 'list_added' },
    summary: 'Save a list to a project',
    params: ItemParams,
    body: z.strictObject({ name: titleOf(ITEM_FIELD_MESSAGES.projectListName), words: Words }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    query: AccountViewQuery,
    reply: SavedListReply,
    status: 201,
    isRepeatable: true,
  }),
  addResult: endpoint({
    method: 'POST',
    path: '/api/projects/:id/results',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    people: { role: 'editor', item: 'project', event: 'result_added' },
    summary: 'Save combinations to a project',
    params: ItemParams,
    body: z.omit(resultDraft, { projectId: true }),
    bodyLimit: MAX_RESULT_BODY_BYTES,
    query: AccountViewQuery,
    reply: SavedResultReply,
    status: 201,
    isRepeatable: true,
  }),
} as const
