import { type Endpoint, FILE_BODY_TYPES, MAX_SMALL_BODY_BYTES, toOpenApi } from '@wordloom/contract'
import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { validBodyOf, WITH_BODY } from '../server/valid-bodies.ts'

type Schema = NonNullable<ReturnType<typeof toOpenApi>['components']['schemas'][string]>

interface Enlarged {
  readonly place: string
  readonly value: unknown
}

interface LargestBody {
  /** Names the enlarged field. */
  readonly place: string
  readonly body: string
}

const DOCUMENT = toOpenApi()

/** Room for the rest of a body. */
const AROUND = 4096

/** Calls of these endpoints change neither the account nor who is signed in. */
const LIBRARY =
  /^\/api\/(saved|projects|folders|marks|shares|combine|checks|negatives|packing|campaigns|products)/

/** Endpoints of the library and of the tools that take a body, with the largest ones. */
export const LARGEST_REQUESTS = WITH_BODY.filter(({ path }) => LIBRARY.test(path) && !path.includes(':')).map(
  (endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    bodies: () =>
      largestBodiesOf(endpoint, unplaced(endpoint), (endpoint.bodyLimit ?? MAX_SMALL_BODY_BYTES) - AROUND),
  }),
)

/** A valid body, where new items go into no folder and no project. */
export function unplaced(endpoint: Endpoint): Readonly<Record<string, unknown>> {
  const places = endpoint.method === 'POST' ? ['folderId', 'projectId'] : []
  return Object.fromEntries(Object.entries(validBodyOf(endpoint)).filter(([name]) => !places.includes(name)))
}

/**
 * Makes a body for each field of the valid body. The field is as long, has as many items or is nested as deeply as the schema
 * of the endpoint allows, up to about `bytes` bytes of JSON.
 */
export function* largestBodiesOf(
  endpoint: Endpoint,
  valid: Readonly<Record<string, unknown>>,
  bytes: number,
): Generator<LargestBody> {
  for (const { place, value } of enlarged(bodySchemaOf(endpoint), valid, bytes))
    yield { place, body: JSON.stringify(value) }
  const [field = 'x'] = Object.keys(valid)
  yield { place: `${field}, nested`, body: nested(field, bytes) }
}

interface LargestFile {
  readonly place: string
  readonly type: (typeof FILE_BODY_TYPES)[number]
  readonly body: string
}

export const TAKING_FILES = ENDPOINTS.filter(({ takesFiles }) => takesFiles === true)

/** Makes files of about `bytes` bytes that are hard to read: one cell, one line, many cells, many lines, and quotes that don't end. */
export function* largestFilesOf(bytes: number): Generator<LargestFile> {
  const shapes = {
    'one word': 'x'.repeat(bytes),
    'empty cells': ','.repeat(bytes),
    'one line of cells': 'a,'.repeat(bytes / 2),
    'empty lines': '\n'.repeat(bytes),
    'a cell in each line': 'a\n'.repeat(bytes / 2),
    quotes: '"'.repeat(bytes),
    'quotes that open a cell': ',"'.repeat(bytes / 2),
    'mixed separators': 'a,b;c\td|e\n'.repeat(bytes / 10),
    'letters of two bytes': 'é\n'.repeat(bytes / 3),
  }
  for (const type of FILE_BODY_TYPES)
    for (const [place, body] of Object.entries(shapes)) yield { place: `${type}, ${place}`, type, body }
}

export const WITH_QUERY = ENDPOINTS.filter(({ query }) => query !== undefined)

/** Makes a query for each parameter of the endpoint, with as many characters. */
export function* largestQueriesOf(endpoint: Endpoint, characters: number): Generator<LargestBody> {
  const parameters = operationOf(endpoint)?.parameters ?? []
  for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
    yield { place: `${name}, one word`, body: `${name}=${'x'.repeat(characters)}` }
    yield { place: `${name}, digits`, body: `${name}=${'9'.repeat(characters)}` }
    yield { place: `${name}, spaces`, body: `${name}=${'+'.repeat(characters)}` }
  }
}

function bodySchemaOf(endpoint: Endpoint): Schema {
  return operationOf(endpoint)?.requestBody?.content['application/json']?.schema ?? {}
}

function operationOf({ method, path }: Endpoint) {
  const key = method.toLowerCase() as Lowercase<Endpoint['method']>
  return DOCUMENT.paths[path.replace(/:(\w+)/g, '{$1}')]?.[key]
}

function nested(field: string, bytes: number): string {
  const depth = Math.floor(bytes / 8)
  const arrays = '['.repeat(depth) + ']'.repeat(depth)
  return `{${JSON.stringify(field)}:${'{"":'.repeat(depth)}${arrays}${'}'.repeat(depth)}}`
}

function* enlarged(schema: Schema, valid: unknown, bytes: number): Generator<Enlarged> {
  const { $ref, anyOf, properties } = schema
  if ($ref !== undefined) yield* enlarged(named($ref), valid, bytes)
  else if (anyOf !== undefined) yield* enlarged(anyOf.find((part) => fits(part, valid)) ?? {}, valid, bytes)
  else if (isObject(valid)) {
    for (const [name, value] of Object.entries(valid)) {
      const part = properties?.[name]
      if (typeof part !== 'object') continue
      for (const each of enlarged(part, value, bytes))
        yield { place: `${name}.${each.place}`, value: { ...valid, [name]: each.value } }
    }
  } else if (Array.isArray(valid)) yield* enlargedItems(schema, valid, bytes)
  else if (typeof valid === 'string') yield* enlargedText(schema, bytes)
}

function* enlargedItems(
  { items, maxItems = Number.POSITIVE_INFINITY }: Schema,
  valid: readonly unknown[],
  bytes: number,
): Generator<Enlarged> {
  const [first, ...others] = valid
  const size = JSON.stringify(first).length + String(bytes).length
  const length = Math.max(1, Math.floor(Math.min(maxItems, bytes / size)))
  const many = Array.from({ length }, (_, at) => (typeof first === 'string' ? `${first}${at}` : first))
  yield { place: 'items', value: many }
  if (typeof items !== 'object' || Array.isArray(items)) return
  for (const each of enlarged(items, first, bytes))
    yield { place: `0.${each.place}`, value: [each.value, ...others] }
}

/** Leaves texts with a pattern, a format or choices as they are. */
function* enlargedText(
  { maxLength = Number.POSITIVE_INFINITY, pattern, format, enum: choices }: Schema,
  bytes: number,
): Generator<Enlarged> {
  if (pattern !== undefined || format !== undefined || choices !== undefined) return
  const length = Math.floor(Math.min(maxLength, bytes))
  yield { place: 'one word', value: 'x'.repeat(length) }
  const inWords = (separator: string) =>
    Array.from({ length: Math.ceil(length / 4) }, (_, at) => at.toString(36))
      .join(separator)
      .slice(0, length / 2)
  yield { place: 'words', value: inWords(' ') }
  // An escaped line feed takes two bytes of JSON.
  yield { place: 'lines', value: inWords('\n') }
}

function fits(schema: Schema, valid: unknown): boolean {
  const { $ref, type } = schema
  if ($ref !== undefined) return fits(named($ref), valid)
  if (Array.isArray(valid)) return type === 'array'
  if (valid === null) return type === 'null'
  return type === undefined || type === typeof valid || (type === 'integer' && typeof valid === 'number')
}

const named = (reference: string): Schema => DOCUMENT.components.schemas[reference.replace(/^.*\//, '')] ?? {}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
