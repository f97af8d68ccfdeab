import { subscriptions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aBrowser } from '../../testing/a-browser.ts'
import { anApp } from '../../testing/an-app.ts'

describe('what a visitor may do', () => {
  it.each([
    [{}, { columns: 3, savedLists: null, savedResults: null }],
    [
      { FREE_PLAN_COLUMNS: '5', FREE_PLAN_SAVED_ITEMS: '10' },
      { columns: 5, savedLists: 10, savedResults: 10 },
    ],
  ])('follows the settings %o: %o', async (settings: Record<string, string>, allowed) => {
    await using app = await anApp({ settings })
    expect((await aBrowser(app).call(subscriptions.entitlements)).reply()).toEqual(allowed)
  })
})
