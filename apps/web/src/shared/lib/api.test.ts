import { describe, expect, it } from 'vitest'
import { ApiError, isUnauthorized, NetworkError } from './api.ts'
import { toFailure } from './failure.ts'

const CALL = { title: 'Login Failed', description: 'Invalid email or password.' }

describe('an answer that is no success', () => {
  it('says its status, a colon and the body as it came', () => {
    const body = '{"message":"Unauthorized","code":"unauthorized"}'
    expect(new ApiError(401, body).message).toBe(`401: ${body}`)
    expect(new ApiError(502, 'Bad Gateway').message).toBe('502: Bad Gateway')
  })

  it('carries what the API says of it, whatever else comes along', () => {
    const error = new ApiError(400, '{"message":"Bad","code":"new_code","fields":{"email":"No"},"hint":1}')
    expect(error.body).toMatchObject({ message: 'Bad', code: 'new_code', fields: { email: 'No' } })
  })

  it.each(['<html>Bad Gateway</html>', '', 'null', '{"error":"x"}', '"text"'])(
    'has no body of the API in %j',
    (text) => {
      expect(new ApiError(502, text).body).toBeNull()
    },
  )
})

describe('the end of a session', () => {
  it('is told by status 401 and the word Unauthorized together', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true)
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true)
  })

  it('is not what a wrong password or another refusal is', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Invalid email or password."}'))).toBe(false)
    expect(isUnauthorized(new ApiError(403, '{"message":"Unauthorized"}'))).toBe(false)
    expect(isUnauthorized('401: Unauthorized')).toBe(false)
  })
})

describe('what people are told of a call that failed', () => {
  it('is what the server says', () => {
    const error = new ApiError(429, '{"message":"Too many attempts. Try again in 4 minutes."}')
    expect(toFailure(error, CALL).description).toBe('Too many attempts. Try again in 4 minutes.')
  })

  it('is what is said of this call when the server says nothing', () => {
    expect(toFailure(new ApiError(502, '<html>'), CALL)).toEqual(CALL)
    expect(toFailure(new TypeError('a mistake'), CALL)).toEqual(CALL)
  })

  it('is to look after the connection when the server was not reached', () => {
    expect(toFailure(new NetworkError('gone'), CALL)).toEqual({
      title: 'Network Error',
      description: 'Please check your connection and try again.',
    })
  })
})
