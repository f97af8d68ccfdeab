import type { JsonSchema } from '@wordloom/contract'
import { SCHEMA_TEXTS as T } from './texts.ts'

/** What stands inside a schema: JSON Schema also writes `true` for anything, and a row of schemas for a tuple. */
type Inside = boolean | JsonSchema | readonly unknown[]

export function toSchema(inside: Inside | undefined): JsonSchema {
  return typeof inside === 'object' && !isTuple(inside) ? inside : {}
}

function isTuple(inside: object): inside is readonly unknown[] {
  return Array.isArray(inside)
}

/** The kinds of value that fit, each by itself. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, type } = schema
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return choices
  return Array.isArray(type) ? type.map((kind) => ({ ...schema, type: kind })) : [schema]
}

/** The name of the object that a schema refers to, itself or in its items. */
export function referredName(schema: JsonSchema): string | null {
  const [first] = alternativesOf(schema)
  const { $ref = toSchema(first?.items).$ref } = first ?? {}
  return $ref?.split('/').at(-1) ?? null
}

/**
 * The kind of a value in words.
 *
 * @example toTypeText({ type: 'array', items: { $ref: '#/components/schemas/Session' } }) // 'array of Session'
 */
export function toTypeText(schema: JsonSchema): string {
  return alternativesOf(schema).map(toKind).join(T.or)
}

function toKind({ $ref, const: constant, format, items, type, additionalProperties }: JsonSchema): string {
  if ($ref !== undefined) return $ref.replace(/^.*\//, '')
  if (constant !== undefined) return JSON.stringify(constant)
  if (format === 'date-time') return T.dateTime
  if (type === 'array') return T.arrayOf(toTypeText(toSchema(items)))
  if (typeof additionalProperties === 'object') return T.byName(toTypeText(additionalProperties))
  return typeof type === 'string' ? type : T.anything
}

/**
 * What a value must keep to, in words.
 *
 * @example toRules({ type: 'string', maxLength: 254 }) // ['at most 254 characters']
 */
export function toRules(schema: JsonSchema): readonly string[] {
  return alternativesOf(schema).flatMap(({ enum: choices, minLength, maxLength, minimum, maximum }) => [
    ...(choices === undefined ? [] : [T.oneOf(choices.map(String))]),
    ...toRange(minLength, maxLength, T.characters),
    ...toRange(toBound(minimum), toBound(maximum), T.numbers),
  ])
}

/** What every whole number keeps to that JSON can carry goes without saying. */
function toBound(value: number | undefined): number | undefined {
  return value !== undefined && Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
}

type RangeTexts = typeof T.characters | typeof T.numbers

function toRange(least: number | undefined, most: number | undefined, texts: RangeTexts): readonly string[] {
  if (least === undefined) return most === undefined ? [] : [texts.atMost(most)]
  if (most !== undefined) return [texts.from(least, most)]
  return least === 1 && texts === T.characters ? [T.notEmpty] : [texts.atLeast(least)]
}
