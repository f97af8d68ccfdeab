import { describe, expect, it } from 'vitest'
import { ApiError, isUnauthorized, NetworkError } from './api.ts'
import { toFailure } from './failure.ts'

const CALL = { title: 'Login Failed', description: 'Invalid email or password.' }

describe('an error response', () => {
  it('has its status, a colon, and the body as the message', () => {
    const body = '{"message":"Unauthorized","code":"unauthorized"}'
    expect(new ApiError(401, body).message).toBe(`401: ${body}`)
    expect(new ApiError(502, 'Bad Gateway').message).toBe('502: Bad Gateway')
  })

  it("contains the API's error fields and ignores unknown ones", () => {
    const error = new ApiError(400, '{"message":"Bad","code":"new_code","fields":{"email":"No"},"hint":1}')
    expect(error.body).toMatchObject({ message: 'Bad', code: 'new_code', fields: { email: 'No' } })
  })

  it.each(['<html>Bad Gateway</html>', '', 'null', '{"error":"x"}', '"text"'])(
    'has no API body if the text is %j',
    (text) => {
      expect(new ApiError(502, text).body).toBeNull()
    },
  )
})

describe('the end of a session', () => {
  it('needs both status 401 and the word Unauthorized', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true)
    expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true)
  })

  it("isn't a wrong password or another rejection", () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Invalid email or password."}'))).toBe(false)
    expect(isUnauthorized(new ApiError(403, '{"message":"Unauthorized"}'))).toBe(false)
    expect(isUnauthorized('401: Unauthorized')).toBe(false)
  })
})

describe('the failure shown to users', () => {
  it("is the server's message", () => {
    const error = new ApiError(429, '{"message":"Too many attempts. Try again in 4 minutes."}')
    expect(toFailure(error, CALL).description).toBe('Too many attempts. Try again in 4 minutes.')
  })

  it('is the fallback of the call if the server gives no message', () => {
    expect(toFailure(new ApiError(502, '<html>'), CALL)).toEqual(CALL)
    expect(toFailure(new TypeError('a mistake'), CALL)).toEqual(CALL)
  })

  it('suggests checking the connection if the server was unreachable', () => {
    expect(toFailure(new NetworkError('gone'), CALL)).toEqual({
      title: 'Network Error',
      description: 'Please check your connection and try again.',
    })
  })
})
