import { describe, expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

describe('the loopback host', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('can be %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(['0.0.0.0', '192.0.2.1', '127.0.0.1.example.org', 'localhost.example.org', ''])(
    "can't be %s",
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})
