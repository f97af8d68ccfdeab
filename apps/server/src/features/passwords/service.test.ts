import { hash } from '@node-rs/argon2'
import { ACCOUNT_FIELD_MESSAGES } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './service.ts'

const atOnce = <Result>(task: () => Promise<Result>) => task()

describe('a password', () => {
  const passwords = createPasswords({ inTurn: atOnce })

  it.each([
    ['of 73 bytes and more', 'a'.repeat(73)],
    ['of 128 characters beyond the first plane', '🧵'.repeat(128)],
    ['with spaces around it', '  spindle and shuttle  '],
    ['with a NUL inside', 'spindle\0shuttle'],
    ['in another script', 'ткацкий станок'],
  ])('%s matches only when typed as it was set', async (_what, password) => {
    expect(await passwords.verify(await passwords.hash(password), password)).toBe(true)
  })

  it.each([
    ['the 73rd byte', 'a'.repeat(73), `${'a'.repeat(72)}b`],
    ['the 128th character', 'a'.repeat(128), `${'a'.repeat(127)}b`],
    ['the characters after a NUL', 'spindle\0shuttle', 'spindle\0bobbin'],
    ['the spaces around it', ' spindle', 'spindle'],
    ['the case of a letter', 'Spindle', 'spindle'],
  ])('does not match when it differs in %s', async (_what, set, given) => {
    expect(await passwords.verify(await passwords.hash(set), given)).toBe(false)
  })

  it('matches however a keyboard composes its letters', async () => {
    const composed = 'caf\u00e9 au lait'
    const decomposed = 'cafe\u0301 au lait'
    expect(await passwords.verify(await passwords.hash(composed), decomposed)).toBe(true)
  })

  it('is stored as argon2id with the cost that OWASP recommends, and never as the same hash twice', async () => {
    const hashes = await Promise.all([passwords.hash('spindle'), passwords.hash('spindle')])
    for (const each of hashes) expect(each).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it('never matches when there is no hash', async () => {
    expect(await passwords.verify(null, 'spindle')).toBe(false)
    expect(await passwords.verify(null, '')).toBe(false)
  })
})

describe('an older hash', () => {
  const passwords = createPasswords({ inTurn: atOnce })

  it('still matches, and is renewed with the current cost', async () => {
    const older = await hash('spindle', { memoryCost: 8192, timeCost: 3 })
    expect(await passwords.verify(older, 'spindle')).toBe(true)
    const renewed = await passwords.renew(older, 'spindle')
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(renewed, 'spindle')).toBe(true)
  })

  it.each([
    ['less memory', { memoryCost: 4096 }],
    ['more passes', { timeCost: 4 }],
    ['more lanes', { parallelism: 2 }],
    ['argon2i', { algorithm: 1 }],
  ])('is recognized by %s', async (_what, cost) => {
    expect(await passwords.renew(await hash('spindle', cost), 'spindle')).not.toBeNull()
  })

  it('is not renewed when it was made with the current cost', async () => {
    expect(await passwords.renew(await passwords.hash('spindle'), 'spindle')).toBeNull()
  })
})

describe('hashing', () => {
  it('waits its turn, whichever function asks for it', async () => {
    let running = 0
    let turns = 0
    const passwords = createPasswords({
      inTurn: async (task) => {
        turns++
        running++
        return task().finally(() => running--)
      },
    })
    const older = await hash('spindle', { memoryCost: 8192 })
    const tasks = [
      passwords.hash('spindle'),
      passwords.verify(null, 'spindle'),
      passwords.renew(older, 'spindle'),
    ]
    expect(running).toBe(3)
    await Promise.all(tasks)
    expect(turns).toBe(3)
  })
})

describe('a new password', () => {
  const { refusal } = createPasswords({ inTurn: atOnce })
  const about = { email: 'Ann.Weaver@Loom.example' }

  it.each(['password1', 'PASSWORD1', 'iloveyou2', '1234567890', 'trustno1', 'ｐａｓｓｗｏｒｄ１'])(
    'must not be a common one: %s',
    async (password) => {
      expect(await refusal(password, about)).toBe(ACCOUNT_FIELD_MESSAGES.passwordCommon)
    },
  )

  it.each([
    ['the name of the product', 'my WordLoom pass'],
    ['the name before the @', 'ann.weaver'],
    ['the name before the @, with more around it', '!ANN.Weaver2026'],
    ['the whole address', 'ann.weaver@loom.example'],
  ])('must not contain what others would guess first: %s', async (_what, password) => {
    expect(await refusal(password, about)).toBe(ACCOUNT_FIELD_MESSAGES.passwordGuessable)
  })

  it('may contain a short name from before the @, but not the whole address', async () => {
    expect(await refusal('channel and loom', { email: 'ann@loom.example' })).toBeNull()
    expect(await refusal('x ann@loom.example x', { email: 'ann@loom.example' })).not.toBeNull()
  })

  it.each(['aaaa bbbb cccc', '83920174652839', '🧵🪡🧶🪢🧵🪡🧶🪢', '        '])(
    'needs no particular kinds of characters: %s',
    async (password) => {
      expect(await refusal(password, about)).toBeNull()
    },
  )
})
