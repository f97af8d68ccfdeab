import { describe, expect, it } from 'vitest'
import { ErrorBody } from './error-body.ts'

describe('the body of an error', () => {
  it('tells people and programs what went wrong, and where in the request', () => {
    const body = {
      message: 'Please enter a list name',
      code: 'bad_request',
      fields: { name: 'Please enter a list name' },
    }
    expect(ErrorBody.parse(body)).toEqual(body)
  })

  it.each([
    ['a code that nobody knows', { message: 'No', code: 'oops' }],
    ['no sentence for people', { code: 'not_found' }],
    ['more than was agreed', { message: 'No', code: 'not_found', stack: '…' }],
  ])('never has %s', (_what, body) => {
    expect(ErrorBody.safeParse(body).success).toBe(false)
  })
})
