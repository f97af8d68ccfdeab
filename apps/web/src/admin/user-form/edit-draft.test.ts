import { describe, expect, it } from 'vitest'
import { ANN } from '../testing/ann.ts'
import { EditDraft, toAccountChange, toFields, toPlanChange } from './edit-draft.ts'

const typed = (change: object = {}) => EditDraft.parse({ ...toFields(ANN), ...change })

describe('the changes sent for an edited account', () => {
  it('are empty if nothing changed', () => {
    expect(toAccountChange(typed(), ANN)).toBeNull()
    expect(toPlanChange(typed(), ANN)).toBeNull()
  })

  it('contain only what changed', () => {
    expect(toAccountChange(typed({ lastName: ' Weaver ' }), ANN)).toEqual({ lastName: 'Weaver' })
    expect(toAccountChange(typed({ firstName: '' }), ANN)).toEqual({ firstName: null })
    expect(toAccountChange(typed({ isEmailVerified: false }), ANN)).toEqual({ emailVerified: 0 })
    expect(toAccountChange(typed({ newPassword: 'warp and weft' }), ANN)).toEqual({
      newPassword: 'warp and weft',
    })
  })

  it('say whether a changed email address is verified', () => {
    expect(toAccountChange(typed({ email: 'anna@example.org' }), ANN)).toEqual({
      email: 'anna@example.org',
      emailVerified: 1,
    })
  })

  it('contain both plan and status if either changed', () => {
    expect(toPlanChange(typed({ subscriptionPlan: 'yearly' }), ANN)).toEqual({
      subscriptionPlan: 'yearly',
      subscriptionStatus: 'free',
    })
  })
})

describe('a new password', () => {
  it('may be empty, but not too short', () => {
    expect(EditDraft.safeParse({ ...toFields(ANN), newPassword: '' }).success).toBe(true)
    expect(EditDraft.safeParse({ ...toFields(ANN), newPassword: 'seven77' }).error?.issues[0]?.message).toBe(
      'Password must be at least 8 characters',
    )
  })
})
