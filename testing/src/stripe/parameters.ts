import { invalid } from './refusal.ts'

export type Shape =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'metadata'
  | readonly string[]
  | { readonly each: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }

/** The type allows only parameters that the Stripe library knows. */
export interface Parameters<Params> {
  readonly fields: { readonly [Name in keyof Params]?: Shape } & Readonly<Record<string, Shape>>
}

interface Tree {
  readonly [name: string]: Tree | string
}

/** Stripe nests form fields: `items[0][price]=…`. */
export function readParameters<Params>(form: URLSearchParams, shape: Parameters<Params>): Params {
  return read(toTree(form), shape, '') as Params
}

function toTree(form: URLSearchParams): Tree {
  const root = {}
  for (const [key, value] of form) {
    const path = key.split(/\]?\[|\]$/).filter((part) => part !== '')
    let branch: Record<string, Tree | string> = root
    for (const name of path.slice(0, -1)) {
      const next = branch[name]
      const inner = typeof next === 'object' ? { ...next } : {}
      branch[name] = inner
      branch = inner
    }
    branch[path.at(-1) ?? ''] = value
  }
  return root
}

function read(value: Tree | string | undefined, shape: Shape, name: string): unknown {
  if (value === undefined) return undefined
  if (typeof shape === 'object' && 'fields' in shape) return readFields(value, shape.fields, name)
  if (typeof shape === 'object' && 'each' in shape) {
    if (typeof value === 'string') throw invalid('Invalid array', { param: name })
    return Object.entries(value).map(([at, item]) => read(item, shape.each, `${name}[${at}]`))
  }
  if (shape === 'metadata') return value === '' ? {} : value
  if (typeof value !== 'string') throw invalid('Invalid string', { param: name })
  return readText(value, shape, name)
}

function readFields(value: Tree | string, shapes: Readonly<Record<string, Shape>>, name: string): object {
  if (typeof value === 'string') throw invalid('Invalid object', { param: name })
  const unknown = Object.keys(value).find((key) => !(key in shapes))
  if (unknown !== undefined) {
    const param = within(name, unknown)
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const fields = Object.entries(shapes).map(([key, shape]) => [
    key,
    read(value[key], shape, within(name, key)),
  ])
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}

function readText(value: string, shape: 'text' | 'integer' | 'boolean' | readonly string[], name: string) {
  // In Stripe's API, an empty text unsets a value.
  if (value === '' || shape === 'text') return value
  if (shape === 'integer') {
    if (!/^-?\d+$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
    }
    return Number(value)
  }
  if (shape === 'boolean') {
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: name })
    return value === 'true'
  }
  if (!shape.includes(value)) {
    throw invalid(`Invalid ${name}: must be one of ${shape.join(', ')}`, { param: name })
  }
  return value
}

const within = (name: string, field: string): string => (name === '' ? field : `${name}[${field}]`)
