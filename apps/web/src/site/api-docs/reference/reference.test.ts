import { API, type Endpoint, toOpenApi } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toApiReference } from './reference.ts'

const { groups, objects } = toApiReference(toOpenApi())
const calls = groups.flatMap((group) => group.calls)

const ENDPOINTS = Object.entries(API).flatMap(([noun, verbs]) =>
  Object.entries<Endpoint>(verbs).map(([verb, endpoint]) => ({ id: `${noun}.${verb}`, endpoint })),
)

function callNamed(id: string) {
  const call = calls.find((each) => each.id === id)
  if (call === undefined) throw new Error(`The reference has no call ${id}.`)
  return call
}

describe('the API documentation', () => {
  it('lists every call of the contract exactly once', () => {
    expect(calls.map(({ id }) => id).sort()).toEqual(ENDPOINTS.map(({ id }) => id).sort())
  })

  it('shows the rules of each field and the messages for invalid values', () => {
    expect(callNamed('accounts.rename').body[0]).toEqual({
      name: 'firstName',
      type: 'string or null',
      object: null,
      isRequired: false,
      rules: ['at most 200 characters'],
      messages: ['Please use letters that can be shown', 'Please use at most 200 characters'],
    })
  })

  it('merges the fields of a body that has several variants', () => {
    const [factor, code, response] = callNamed('secondFactors.prove').body
    expect(factor).toMatchObject({
      name: 'factor',
      type: '"app" or "recovery_code" or "passkey"',
      isRequired: true,
    })
    expect(code).toMatchObject({ name: 'code', type: 'string', isRequired: false })
    expect(response).toMatchObject({ name: 'response', isRequired: false })
  })

  it('names the object in a response, whether it is one or an array', () => {
    expect(callNamed('sessions.currentUser').success).toMatchObject({
      status: '200',
      type: 'User',
      object: 'User',
    })
    expect(callNamed('sessions.list').success).toMatchObject({ type: 'array of Session', object: 'Session' })
  })

  it('leaves out the largest safe integer', () => {
    expect(calls.flatMap(({ body }) => body.flatMap(({ rules }) => rules)).join()).not.toContain(
      '9007199254740991',
    )
  })

  it('describes every object that it names', () => {
    const names = calls.flatMap(({ success }) => (success.object === null ? [] : [success.object]))
    expect(objects.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('names nested fields by the path to them', () => {
    const options = objects.find(({ name }) => name === 'SignInOptions')
    expect(options?.fields.map(({ name }) => name)).toContain('demoAccount.email')
  })

  it.each(ENDPOINTS)('shows an example response to $id that matches the contract', ({ id, endpoint }) => {
    const { example } = callNamed(id).success
    if (endpoint.reply === undefined) expect(example).toBeNull()
    else expect(z.safeParse(endpoint.reply, JSON.parse(example ?? 'null')).error).toBeUndefined()
  })

  it.each(ENDPOINTS)('shows an example request to $id that matches the contract', ({ id, endpoint }) => {
    const sent = /-d '(.*)'/.exec(callNamed(id).curl)?.[1]
    if (endpoint.body === undefined) expect(sent).toBeUndefined()
    else expect(z.safeParse(endpoint.body, JSON.parse(sent ?? 'null')).error).toBeUndefined()
  })

  it('shows headers apart from parameters, with their purpose', () => {
    const { parameters, headers } = callNamed('savedLists.replace')
    expect(parameters.map(({ name }) => name)).not.toContain('If-Match')
    expect(headers).toMatchObject([
      {
        name: 'If-Match',
        isRequired: false,
        rules: [expect.stringMatching(/^The version to change/)],
      },
    ])
    expect(callNamed('savedLists.create').headers.map(({ name }) => name)).toEqual(['Idempotency-Key'])
    expect(callNamed('folders.list').headers).toEqual([])
  })

  it('saves the cookie when signing in, and sends it after that', () => {
    expect(callNamed('sessions.signIn').curl).toContain('-c cookies.txt')
    expect(callNamed('sessions.signIn').curl).not.toContain('-b cookies.txt')
    expect(callNamed('accounts.details').curl).toBe('curl "$ORIGIN/api/account" \\\n  -b cookies.txt')
    expect(callNamed('sessions.end').curl).toContain('/api/account/sessions/$ID" \\\n  -X DELETE')
  })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify({ groups, objects }))).toEqual({ groups, objects })
  })
})
