import type { JsonSchema } from '@wordloom/contract'
import { SCHEMA_TEXTS as T } from '../texts.ts'

/** JSON Schema also allows `true` for anything and an array of schemas for a tuple. */
type Inside = boolean | JsonSchema | readonly unknown[]

export function toSchema(inside: Inside | undefined): JsonSchema {
  return typeof inside === 'object' && !isTuple(inside) ? inside : {}
}

function isTuple(inside: object): inside is readonly unknown[] {
  return Array.isArray(inside)
}

export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, type } = schema
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return choices
  return Array.isArray(type) ? type.map((kind) => ({ ...schema, type: kind })) : [schema]
}

export function referredName(schema: JsonSchema): string | null {
  const [first] = alternativesOf(schema)
  const { $ref = toSchema(first?.items).$ref } = first ?? {}
  return $ref?.split('/').at(-1) ?? null
}

/** @example toTypeText({ type: 'array', items: { $ref: '#/components/schemas/Session' } }) // 'array of Session' */
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

/** @example toRules({ type: 'string', maxLength: 254 }) // ['at most 254 characters'] */
export function toRules(schema: JsonSchema): readonly string[] {
  return alternativesOf(schema).flatMap(({ enum: choices, minLength, maxLength, minimum, maximum }) => [
    ...(choices === undefined ? [] : [T.oneOf(choices.map(String))]),
    ...toRange(minLength, maxLength, T.characters),
    ...toRange(toBound(minimum), toBound(maximum), T.numbers),
  ])
}

/** Leaves out the bounds of safe integers, because every integer in JSON must respect them. */
function toBound(value: number | undefined): number | undefined {
  return value !== undefined && Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
}

type RangeTexts = typeof T.characters | typeof T.numbers

function toRange(least: number | undefined, most: number | undefined, texts: RangeTexts): readonly string[] {
  if (least === undefined) return most === undefined ? [] : [texts.atMost(most)]
  if (most !== undefined) return [texts.from(least, most)]
  return least === 1 && texts === T.characters ? [T.notEmpty] : [texts.atLeast(least)]
}
