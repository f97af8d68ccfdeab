import * as z from 'zod/mini'
import { AccountDetails, Notice } from '../accounts/accounts.ts'
import { ApiToken } from '../accounts/api-tokens.ts'
import { Passkey, SecondFactors, SecondStep } from '../accounts/second-factors.ts'
import { Session, SignInOptions } from '../accounts/sessions.ts'
import { User } from '../accounts/user.ts'
import { ErrorBody } from '../error-body.ts'
import { jsonForms } from '../json-form.ts'
import { Folder } from '../library/folders.ts'
import { ListVersion, ListVersionWords } from '../library/list-versions.ts'
import { Mark } from '../library/marks.ts'
import { JoinedProject, ProjectEvent, ProjectPerson } from '../library/people.ts'
import { Project, ProjectColumn, ProjectSummary } from '../library/projects.ts'
import { SavedList, SavedListSummary, WordHit } from '../library/saved-lists.ts'
import { SavedResult, SavedResultRecipe, SavedResultSummary } from '../library/saved-results.ts'
import { Share, SharedList, SharedProject, SharedResult } from '../library/shares.ts'
import { TrashedItem } from '../library/trash.ts'
import { Recipe } from '../recipe/recipe.ts'
import { RowSettings } from '../recipe/row-settings.ts'
import { DemoMail, DemoMailSummary } from '../site/demo-mail.ts'
import { Entitlements } from '../subscriptions/plans.ts'
import { Subscription } from '../subscriptions/subscriptions.ts'
import { NegativeEffects, TargetCheck, TargetFacts } from '../targets/targets.ts'
import type { JsonSchema } from './open-api-document.ts'

type Schema = z.core.$ZodType

export const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = {
  User,
  ErrorBody,
  Notice,
  Session,
  SignInOptions,
  AccountDetails,
  SecondStep,
  SecondFactors,
  Passkey,
  ApiToken,
  Entitlements,
  Subscription,
  SavedList,
  SavedListSummary,
  WordHit,
  ListVersion,
  ListVersionWords,
  Recipe,
  RowSettings,
  SavedResult,
  SavedResultSummary,
  SavedResultRecipe,
  Folder,
  Project,
  ProjectColumn,
  ProjectSummary,
  Mark,
  ProjectPerson,
  ProjectEvent,
  JoinedProject,
  Share,
  SharedList,
  SharedResult,
  SharedProject,
  TrashedItem,
  TargetFacts,
  TargetCheck,
  NegativeEffects,
  DemoMail,
  DemoMailSummary,
}

const nameBySchema = new Map(Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]))

const toReference = (name: string): string => `#/components/schemas/${name}`

export function referenceTo(schema: Schema): JsonSchema | null {
  const name = nameBySchema.get(schema)
  return name === undefined ? null : { $ref: toReference(name) }
}

/** `input` describes requests, `output` replies. Named schemas become references. */
export function toJsonSchemas(
  schemas: Iterable<Schema>,
  io: 'input' | 'output',
): ReadonlyMap<Schema, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  const idBySchema = new Map(
    [...new Set(schemas)].map((schema, at) => [schema, nameBySchema.get(schema) ?? `unnamed-${at}`]),
  )
  for (const [schema, id] of idBySchema) registry.add(schema, { id })
  const { schemas: schemasById } = z.toJSONSchema(registry, {
    io,
    uri: toReference,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, jsonForms.get(zodSchema))
      const messages = toMessages(zodSchema)
      if (messages.length > 0) jsonSchema['x-messages'] = messages
      // The format is enough and easier to read.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    },
  })
  return new Map(
    [...idBySchema].map(([schema, id]) => {
      const { $schema, $id, ...rest } = schemasById[id] ?? {}
      return [schema, rest]
    }),
  )
}

function toMessages({ _zod: { def } }: Schema): string[] {
  const errors = [def.error, ...(def.checks ?? []).map((check) => check._zod.def.error)]
  const messages = errors.map((error) =>
    // zod types these errors per schema, but ours are fixed sentences.
    (error as z.core.$ZodErrorMap | undefined)?.({ code: 'custom', path: [], input: undefined }),
  )
  return [...new Set(messages.filter((message) => typeof message === 'string'))]
}
