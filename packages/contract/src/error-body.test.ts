import { describe, expect, it } from 'vitest'
import { ErrorBody } from './error-body.ts'

describe('the body of an error', () => {
  it('has a message, a code and the fields that are wrong', () => {
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
  ])("can't have %s", (_what, body) => {
    expect(ErrorBody.safeParse(body).success).toBe(false)
  })
})
