import type { JsonSchema } from '@wordloom/contract'
import { alternativesOf, referredName, toRules, toSchema, toTypeText } from './schema-text.ts'

/** A field of a body, a parameter or a part of an answer. */
export interface Field {
  /** With the names of what it stands in: `demoAccount.email`. */
  readonly name: string
  readonly type: string
  /** The object of the reference that the type speaks of. */
  readonly object: string | null
  readonly isRequired: boolean
  readonly rules: readonly string[]
  /** What the server says when a value does not fit. */
  readonly messages: readonly string[]
}

/** The fields of an object, those of objects inside it after the field that holds them. */
export function toFields(schema: JsonSchema, prefix = ''): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inside]) => {
    const property = toSchema(inside)
    const name = `${prefix}${key}`
    const isRequired = schema.required?.includes(key) ?? false
    const inner = alternativesOf(property).find(({ properties }) => properties !== undefined)
    return [toField(name, property, isRequired), ...(inner ? toFields(inner, `${name}.`) : [])]
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
