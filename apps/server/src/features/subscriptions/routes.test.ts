import { Entitlements } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { anApp } from '../../testing/an-app.ts'

describe('what a visitor may do', () => {
  it.each([
    [{}, 3],
    [{ FREE_PLAN_COLUMNS: '5' }, 5],
  ])('follows the settings %o: %i columns', async (settings: Record<string, string>, columns) => {
    await using app = await anApp({ settings })
    expect(Entitlements.parse((await app.inject('/api/entitlements')).json())).toEqual({ columns })
  })
})
