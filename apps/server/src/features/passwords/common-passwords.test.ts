import { describe, expect, it } from 'vitest'
import { createCommonPasswords } from './common-passwords.ts'

describe('the list of common passwords', () => {
  const commonPasswords = createCommonPasswords()

  it.each([
    ['123456', 'its first line'],
    ['administrator"', 'its last line'],
    ['000000999999', 'a line that ends as on Windows'],
    ['contraseña', 'a line beyond ASCII'],
    ['ILoveYou2', 'a line in capital letters'],
  ])('contains %s: %s', async (password) => {
    expect(await commonPasswords.has(password)).toBe(true)
  })

  it.each([
    ['a part of a line', 'ontraseña'],
    ['the beginning of a line', 'contraseñ'],
    ['two lines together', 'password\n12345678'],
    ['an uncommon password', 'seven looms at dusk'],
  ])('does not contain %s', async (_what, password) => {
    expect(await commonPasswords.has(password)).toBe(false)
  })
})
