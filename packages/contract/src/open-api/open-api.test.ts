import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { API } from '../api.ts'
import type { Endpoint } from '../endpoint.ts'
import { toOpenApi } from './open-api.ts'

const document = toOpenApi()
const ENDPOINTS = Object.values(API).flatMap((calls) => Object.values<Endpoint>(calls))

describe('the API as an OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate({ ...document })).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('survives a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'describes %s',
    (_name, endpoint) => {
      const operation = operationOf(endpoint)
      expect(operation.summary).toBe(endpoint.summary)
      expect(operation['x-access']).toBe(endpoint.access)
      expect(Object.keys(operation.responses)).toContain(String(endpoint.status))
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined)
      expect(operation.parameters.map(({ name }) => `:${name}`)).toEqual(
        expect.arrayContaining(endpoint.path.match(/:\w+/g) ?? []),
      )
    },
  )

  it('has one operation with a unique id per endpoint', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(ENDPOINTS.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length)
  })

  it('has no dangling references', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    const targets = [...new Set([...references].map(([, path = '']) => path))]
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.filter((path) => find(path.split('/')) === undefined)).toEqual([])
  })

  it('describes request bodies and their error messages', () => {
    const { requestBody } = operationOf(API.sessions.signIn)
    expect(requestBody?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: {
        email: expect.objectContaining({
          maxLength: 254,
          'x-messages': ['Please enter a valid email address'],
        }),
        password: { type: 'string', minLength: 1, 'x-messages': ['Password is required'] },
      },
      required: ['email', 'password'],
      additionalProperties: false,
    })
  })

  it('says who may call an endpoint and which errors it returns', () => {
    const { security, responses } = operationOf(API.accounts.rename)
    expect(security).toEqual([{ session: [] }, { sessionOverHttp: [] }])
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '413', '415', '507', 'default'])
    expect(operationOf(API.accounts.forgotPassword).security).toEqual([])
    expect(Object.keys(operationOf(API.sessions.options).responses)).toEqual(['200', 'default'])
  })

  it('says which scope an API token needs', () => {
    expect(operationOf(API.savedLists.list).security).toContainEqual({ token: ['read'] })
    expect(operationOf(API.savedLists.create).security).toContainEqual({ token: ['write'] })
    expect(JSON.stringify(operationOf(API.apiTokens.create).security)).not.toContain('token')
    expect(document.components.securitySchemes['token']).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  it('describes the If-Match, ETag and Idempotency-Key headers', () => {
    const headersOf = (endpoint: Endpoint) =>
      operationOf(endpoint).parameters.flatMap(({ name, in: place }) => (place === 'header' ? [name] : []))
    expect(headersOf(API.savedLists.replace)).toEqual(['If-Match'])
    expect(headersOf(API.savedLists.create)).toEqual(['Idempotency-Key'])
    expect(headersOf(API.savedLists.list)).toEqual([])
    expect(operationOf(API.savedLists.read).responses['200']).toHaveProperty('headers.ETag')
    expect(operationOf(API.savedLists.replace).responses['200']).toHaveProperty('headers.ETag')
    expect(operationOf(API.savedLists.list).responses['200']).not.toHaveProperty('headers')
    expect(Object.keys(operationOf(API.savedLists.replace).responses)).toEqual(
      expect.arrayContaining(['404', '412', '507']),
    )
    expect(Object.keys(operationOf(API.savedLists.create).responses)).toEqual(
      expect.arrayContaining(['403', '404', '409', '507']),
    )
  })

  it('lists the media types of a file', () => {
    expect(operationOf(API.savedResults.export).responses['200']).toMatchObject({
      content: { 'text/plain': {}, 'text/csv': {}, 'application/json': {} },
    })
  })

  it('uses one shape for all errors', () => {
    expect(document.components.responses['Refusal']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } },
    })
    expect(document.components.schemas['ErrorBody']?.required).toEqual(['message', 'code'])
  })
})

function operationOf({ path, method }: Endpoint) {
  const key = method.toLowerCase() as Lowercase<Endpoint['method']>
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[key]
  if (operation === undefined) throw new Error(`${method} ${path} is not in the document.`)
  return operation
}

function find(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    document,
  )
}
