import { sessions } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { openDemo } from '@wordloom/testing/server/demo'
import { describe, expect, it } from 'vitest'
import { prepareDemoAdministrator } from './demo-administrator.ts'

describe('the demo administrator', () => {
  it('stays the same across restarts', async () => {
    await using app = await anApp()
    const browser = await openDemo(app)
    const { demoAccount } = (await browser.call(sessions.options)).reply()
    const { dataFolder } = app
    const again = await prepareDemoAdministrator({ dataFolder, makeAdministrator: async () => {} })
    expect(again).toEqual(demoAccount)
    expect((await browser.call(sessions.signIn, { body: again })).reply()).toMatchObject({ isAdmin: true })
  })

  it('is saved before the account is created, so a crash never leaves an account with an unknown password', async () => {
    await using app = await anApp({ settings: { NODE_ENV: 'production' } })
    const { dataFolder } = app
    const cutOff = prepareDemoAdministrator({
      dataFolder,
      makeAdministrator: () => Promise.reject(new Error('killed')),
    })
    await expect(cutOff).rejects.toThrow('killed')
    const made: unknown[] = []
    const next = await prepareDemoAdministrator({
      dataFolder,
      makeAdministrator: async (credentials) => {
        made.push(credentials)
      },
    })
    expect(made).toEqual([next])
    const third = await prepareDemoAdministrator({ dataFolder, makeAdministrator: async () => {} })
    expect(third).toEqual(next)
  })
})
