import type { JsonSchema } from '@wordloom/contract'
import { SCHEMA_TEXTS as T } from '../texts.ts'
import { alternativesOf, referredName, toRules, toSchema, toTypeText } from './schema-text.ts'

export interface Field {
  readonly name: string
  readonly type: string
  readonly object: string | null
  readonly isRequired: boolean
  readonly rules: readonly string[]
  readonly messages: readonly string[]
}

export function toFields(schema: JsonSchema, prefix = ''): readonly Field[] {
  if (schema.oneOf !== undefined) return merge(schema.oneOf.map((choice) => toFields(choice, prefix)))
  return Object.entries(schema.properties ?? {}).flatMap(([key, inside]) => {
    const property = toSchema(inside)
    const name = `${prefix}${key}`
    const isRequired = schema.required?.includes(key) ?? false
    const inner = alternativesOf(property).find(({ properties }) => properties !== undefined)
    return [toField(name, property, isRequired), ...(inner ? toFields(inner, `${name}.`) : [])]
  })
}

function merge(choices: readonly (readonly Field[])[]): readonly Field[] {
  const all = choices.flat()
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const same = all.filter((field) => field.name === name)
    const united = (pick: (field: Field) => readonly string[]) => [...new Set(same.flatMap(pick))]
    return {
      name,
      type: united(({ type }) => [type]).join(T.or),
      object: same[0]?.object ?? null,
      isRequired: same.length === choices.length && same.every(({ isRequired }) => isRequired),
      rules: united(({ rules }) => rules),
      messages: united(({ messages }) => messages),
    }
  })
}

export function toField(name: string, schema: JsonSchema, isRequired: boolean): Field {
  return {
    name,
    type: toTypeText(schema),
    object: referredName(schema),
    isRequired,
    rules: toRules(schema),
    messages: messagesOf(schema),
  }
}

function messagesOf(schema: JsonSchema): readonly string[] {
  const all: readonly JsonSchema[] = [schema, ...(schema.anyOf ?? [])]
  return [...new Set(all.flatMap((part) => part['x-messages'] ?? []))]
}
