import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Keywords of JSON Schema that zod can't derive. */
export const jsonForms = new WeakMap<Schema, object>()

export function withExample<Shape extends Schema>(schema: Shape, example: unknown): Shape {
  jsonForms.set(schema, { examples: [example] })
  return schema
}
