import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#platform/lib/api.ts'
import { toSignInFailure } from './sign-in-failure.ts'

const BROKEN = { title: 'Login Failed', description: 'Something went wrong. Please try again.' }
const refusal = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ message, code }))

describe('the message after a failed sign-in', () => {
  it.each([
    [401, 'invalid_credentials', 'Invalid email or password.'],
    [403, 'account_suspended', 'Your account is suspended.'],
    [429, 'too_many_requests', 'Too many attempts. Please try again later.'],
    [503, 'unavailable', 'The server is busy. Please try again in a moment.'],
  ])('is the server’s own: %i %s', (status, code, message) => {
    expect(toSignInFailure(refusal(status, code, message))).toEqual({
      title: 'Login Failed',
      description: message,
    })
  })

  it('says that the password is wrong if a 401 gives no reason', () => {
    expect(toSignInFailure(new ApiError(401, ''))).toEqual({
      title: 'Login Failed',
      description: 'Invalid email or password.',
    })
  })

  it.each([
    ['the server broke down', refusal(500, 'internal', 'Internal server error')],
    ['a proxy answered in its place', new ApiError(502, '<html>Bad Gateway</html>')],
    ['it said nothing', new ApiError(500, '')],
    ['the page made a mistake', new TypeError('a mistake')],
  ])('does not mention the password if %s', (_, error) => {
    expect(toSignInFailure(error)).toEqual(BROKEN)
  })

  it('asks to check the connection if the server was unreachable', () => {
    expect(toSignInFailure(new NetworkError('gone')).title).toBe('Network Error')
  })
})
